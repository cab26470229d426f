import { fetchAnew } from '@/lib/browser/fetchAnew';
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
    const response = await fetchAnew(path);
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return ok(body);
  } catch {
    // as above
  }
  return err('failed');
}

/** An entry's fields have the types that they have in a known one. */
function isLike(known: object): (entry: unknown) => boolean {
  const types = Object.entries(known).map(([key, value]) => [key, typeof value] as const);
  return (entry) => {
    if (typeof entry !== 'object' || entry === null) return false;
    const fields = new Map<string, unknown>(Object.entries(entry));
    return types.every(([key, type]) => typeof fields.get(key) === type);
  };
}

/** The server has parsed what it sends; here a look at the entries is enough. */
const isLikeList = <T extends object>(body: unknown, known: readonly T[]): body is readonly T[] =>
  Array.isArray(body) &&
  body.length > 0 &&
  known.slice(0, 1).every((one) => body.every(isLike(one)));

/** Reads a tool's data from one of the site's own endpoints; `known` is such data. */
export const loadToolData = <T extends object>(
  path: string,
  known: readonly T[],
): Promise<Result<readonly T[], 'failed'>> =>
  loadAnswer(path, (body): body is readonly T[] => isLikeList(body, known));
