import { FETCH_LIMIT_MS } from '@/lib/browser/fetchAnew';
import type { Suggestion } from '@/lib/search/suggestion';

const KINDS: readonly unknown[] = ['story', 'section', 'state', 'tool'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRun = (run: unknown) =>
  isObject(run) && typeof run.text === 'string' && typeof run.isMatch === 'boolean';

/** Checked by hand, because zod outweighs this whole feature. Only same-site URLs pass. */
const isSuggestion = (entry: unknown): entry is Suggestion =>
  isObject(entry) &&
  KINDS.includes(entry.kind) &&
  typeof entry.href === 'string' &&
  /^\/(?!\/)/.test(entry.href) &&
  (entry.lang === null || typeof entry.lang === 'string') &&
  Array.isArray(entry.runs) &&
  entry.runs.every(isRun);

export async function loadSuggestions(
  typed: string,
  lang: string,
  ended: AbortSignal,
): Promise<readonly Suggestion[]> {
  try {
    const query = new URLSearchParams({ lang, q: typed });
    const response = await fetch(`/api/suggest?${query}`, {
      signal: AbortSignal.any([ended, AbortSignal.timeout(FETCH_LIMIT_MS)]),
    });
    const body: unknown = await response.json();
    return response.ok && Array.isArray(body) ? body.filter(isSuggestion) : [];
  } catch {
    return []; // Offline or outdated: the search itself still works.
  }
}
