import 'server-only';
import type { Result } from '@/lib/result';
import { conditionalResponse } from './conditionalResponse';
import { CACHE_CONTROL } from './cacheControl.mjs';

/** A value as JSON with its `ETag`, or 304 for a reader who has it already. */
export function jsonResponse(request: Request, value: unknown): Response {
  return conditionalResponse(request, {
    body: JSON.stringify(value),
    type: 'application/json; charset=utf-8',
    cacheControl: CACHE_CONTROL.api,
  });
}

/**
 * A feed's result; an error is 502 with the catalogue's internal message, and is never
 * kept.
 */
export function feedResultResponse<T>(request: Request, result: Result<T, string>): Response {
  if (result.ok) return jsonResponse(request, result.value);
  return Response.json(
    { error: result.error },
    { status: 502, headers: { 'cache-control': CACHE_CONTROL.none } },
  );
}
