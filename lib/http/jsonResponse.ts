import 'server-only';
import type { Result } from '@/lib/result';
import { conditionalResponse } from './conditionalResponse';
import { CACHE_CONTROL } from './cacheControl.mjs';

/** A value as JSON with its `ETag`, or 304 for a reader who has it already. */
export function jsonResponse(
  request: Request,
  value: unknown,
  cacheControl: string = CACHE_CONTROL.api,
): Response {
  return conditionalResponse(request, {
    body: JSON.stringify(value),
    type: 'application/json; charset=utf-8',
    cacheControl,
  });
}

/** A result; an error is 502 with its inner message (product.md 13), which no cache keeps. */
export function resultResponse(
  request: Request,
  result: Result<unknown, string>,
  cacheControl: string = CACHE_CONTROL.api,
): Response {
  if (result.ok) return jsonResponse(request, result.value, cacheControl);
  return Response.json(
    { error: result.error },
    { status: 502, headers: { 'cache-control': CACHE_CONTROL.none } },
  );
}

/**
 * A feed's result. No cache stores an empty list: where a list is made of several feeds, it may mean
 * that none of them has answered.
 */
export const feedResultResponse = (
  request: Request,
  result: Result<readonly unknown[], string>,
): Response =>
  resultResponse(
    request,
    result,
    result.ok && result.value.length > 0 ? CACHE_CONTROL.api : CACHE_CONTROL.none,
  );
