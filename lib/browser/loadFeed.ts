import { isObject } from '@/lib/isObject';
import { err, ok, type Result } from '@/lib/result';
import { fetchAnew } from './fetchAnew';

export type Entry = { id: string; title: string };

const isEntry = (entry: unknown): entry is Entry =>
  isObject(entry) && typeof entry.id === 'string' && typeof entry.title === 'string';

/** After a deployment an open page may receive another shape. */
export function isList<T extends Entry>(body: unknown): body is T[] {
  return Array.isArray(body) && body.every(isEntry);
}

export const errorOf = (body: unknown): string | undefined =>
  isObject(body) && 'error' in body ? String(body.error) : undefined;

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
  } catch {}
  return err(failure);
}
