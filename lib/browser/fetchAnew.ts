/**
 * A stalled connection would otherwise block the next poll and leave the reader at "Loading...".
 */
export const FETCH_LIMIT_MS = 15_000;

/** Chromium would otherwise answer with a stale response while it revalidates. */
export const fetchAnew = (path: string): Promise<Response> =>
  fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });

type Json = { ok: boolean; status: number; body: unknown };

/** Never rejects: null when offline; `body` is undefined where the answer is no JSON. */
export async function fetchJson(path: string): Promise<Json | null> {
  try {
    const response = await fetchAnew(path);
    const body: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, body };
  } catch {
    return null;
  }
}
