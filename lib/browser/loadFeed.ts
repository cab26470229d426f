import { fetchAnew } from './fetchAnew';
import { err, ok, type Result } from '@/lib/result';

export type Entry = { id: string; title: string };

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'title' in entry;

/**
 * The site's own endpoints send what the server parsed; a page left open over a deployment may
 * still meet another shape.
 */
export function isList<T extends Entry>(body: unknown): body is T[] {
  return Array.isArray(body) && body.every(isEntry);
}

/** The message of a failure, where the endpoint sent one. */
export const errorOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : undefined;

/**
 * Reads one of the site's own feeds. Trouble is a value, as on the server: the endpoint's message
 * when it sent one, else the given one.
 */
export async function loadFeed<T extends Entry>(
  path: string,
  failure: string,
): Promise<Result<readonly T[], string>> {
  try {
    const response = await fetchAnew(path);
    const body: unknown = await response.json();
    if (response.ok && isList<T>(body)) return ok(body);
    const error = errorOf(body);
    if (error !== undefined) return err(error);
  } catch {
    // The connection, or an answer that is not JSON: the same to the reader.
  }
  return err(failure);
}
