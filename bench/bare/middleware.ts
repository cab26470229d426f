import { type NextRequest, NextResponse } from 'next/server';

/** The policy with a nonce that the site's pages have, since it costs Next's renderer as well. */
export function middleware(request: NextRequest) {
  const policy = `script-src 'nonce-${btoa(crypto.randomUUID())}' 'strict-dynamic'`;
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { runtime: 'nodejs' };
