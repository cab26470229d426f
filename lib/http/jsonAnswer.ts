import 'server-only';
import type { Result } from '@/lib/result';
import { conditionalAnswer } from './conditionalAnswer';

/**
 * An edge may keep an answer for a few seconds; a browser always asks again, and is told 304 when
 * nothing changed.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=25';

/** A value as JSON with its `ETag`, or 304 for a reader who has it already. */
export function jsonAnswer(request: Request, value: unknown): Response {
  return conditionalAnswer(request, {
    body: JSON.stringify(value),
    type: 'application/json; charset=utf-8',
    cacheControl: CACHE_CONTROL,
  });
}

/**
 * A reading of the upstream; its trouble is 502 with the catalogue's internal message, and is never
 * kept.
 */
export function readingAnswer<T>(request: Request, reading: Result<T, string>): Response {
  if (reading.ok) return jsonAnswer(request, reading.value);
  return Response.json(
    { error: reading.error },
    { status: 502, headers: { 'cache-control': 'no-store' } },
  );
}
