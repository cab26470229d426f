import createMiddleware from 'next-intl/middleware';
import { NextRequest, NextResponse } from 'next/server';
import { safePathname } from '@/lib/i18n/language';
import { routing } from '@/lib/i18n/routing';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { siteRoute } from '@/lib/pages/siteRoute';
import {
  contentSecurityPolicy,
  isReporting,
  REPORTING_ENDPOINTS,
} from '@/lib/request/contentSecurityPolicy';
import { isMarkdown } from '@/lib/seo/markdown/markdownPath';

const routeByLocale = createMiddleware(routing);

export function middleware(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const reports = isReporting();
  const policy = contentSecurityPolicy(nonce, { reports });

  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts out of this request header.
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  headers.set('x-pathname', request.nextUrl.pathname);

  if (isMarkdown(request.nextUrl.pathname))
    return NextResponse.rewrite(new URL('/markdown', request.url), { request: { headers } });

  const url = new URL(request.url);
  const { locale, path } = splitLocale(url.pathname);
  const route = siteRoute(path);
  url.pathname = safePathname(route === path ? url.pathname : `/${locale}${route}`);
  const response =
    route === path
      ? routeByLocale(new NextRequest(url, { headers, method: request.method }))
      : NextResponse.rewrite(url, { request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (reports) response.headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
  return response;
}

/**
 * Matches every page. The server marks machine routes to skip it, because a call costs half a
 * millisecond of CPU. Next parses this literal.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!api/|_next/).*)',
      missing: [{ type: 'header', key: 'x-machine-route' }],
    },
  ],
};
