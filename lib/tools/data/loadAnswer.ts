import { FETCH_LIMIT_MS } from '@/lib/polling/fetchLimit';
import { err, ok, type Result } from '@/lib/result';

/**
 * Asks one of the tools' own endpoints. Trouble is a value, as on the server: the connection, an
 * error, and an answer of another shape, which a page left open over a deployment may meet, are the
 * same to the reader.
 */
export async function loadAnswer<T>(
  path: string,
  isAnswer: (body: unknown) => body is T,
): Promise<Result<T, 'failed'>> {
  try {
    // Asked anew each time: by default Chromium takes a stale response while it revalidates.
    const response = await fetch(path, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return ok(body);
  } catch {
    // as above
  }
  return err('failed');
}
