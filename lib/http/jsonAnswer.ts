import 'server-only';
import { createHash } from 'node:crypto';
import type { Result } from '@/lib/result';

/** An edge may keep an answer for a few seconds; a browser always asks again, and is told 304 when nothing changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=25';

/** A value as JSON with its `ETag`, or 304 for a reader who has it already. */
export function jsonAnswer(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'cache-control': CACHE_CONTROL };
  const known = request.headers.get('if-none-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
}

/** A reading of the upstream; its trouble is 502 with the catalogue's internal message, and is never kept. */
export function readingAnswer<T>(request: Request, reading: Result<T, string>): Response {
  if (reading.ok) return jsonAnswer(request, reading.value);
  return Response.json({ error: reading.error }, { status: 502, headers: { 'cache-control': 'no-store' } });
}
