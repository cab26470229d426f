import 'server-only';
import type { Result } from '@/lib/result';
import { conditionalResponse } from './conditionalResponse';

/**
 * An edge may keep an answer for a few seconds; a browser always asks again, and gets 304 when
 * nothing changed.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=25';

/** A value as JSON with its `ETag`, or 304 for a reader who has it already. */
export function jsonResponse(request: Request, value: unknown): Response {
  return conditionalResponse(request, {
    body: JSON.stringify(value),
    type: 'application/json; charset=utf-8',
    cacheControl: CACHE_CONTROL,
  });
}

/**
 * A feed's result; an error is 502 with the catalogue's internal message, and is never
 * kept.
 */
export function feedResultResponse<T>(request: Request, reading: Result<T, string>): Response {
  if (reading.ok) return jsonResponse(request, reading.value);
  return Response.json(
    { error: reading.error },
    { status: 502, headers: { 'cache-control': 'no-store' } },
  );
}
