import { useEffect, useState } from 'react';
import { isReduced } from '@/lib/browser/connection';
import { FETCH_LIMIT_MS } from '@/lib/browser/fetchAnew';
import { isObject } from '@/lib/isObject';
import type { Suggestion } from '@/lib/search/suggestion';

const KINDS: readonly unknown[] = ['story', 'section', 'state', 'tool'];

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

async function loadSuggestions(
  typed: string,
  lang: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | null> {
  try {
    const query = new URLSearchParams({ lang, q: typed });
    const response = await fetch(`/api/suggest?${query}`, { signal });
    const body: unknown = await response.json();
    return response.ok && Array.isArray(body) ? body.filter(isSuggestion) : null;
  } catch {
    return null;
  }
}

export function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState(input.value);
  useEffect(() => {
    const onInput = () => setTyped(input.value);
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, [input]);
  return typed.trim();
}

/** Longer than the gap between two keystrokes, 180 to 330 ms on phones. */
const PAUSE_MS = 350;

/**
 * Keeps the last suggestions while the next load; null before the first and after a failure.
 * Save-Data and slow connections disable requests.
 */
export function useSuggestions(typed: string, lang: string): readonly Suggestion[] | null {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const asksNothing = typed === '' || isReduced();
  // Suggestions for outdated text must not reappear.
  if (asksNothing && suggestions) setSuggestions(null);
  useEffect(() => {
    if (asksNothing) return;
    let isOutdated = false;
    const ended = new AbortController();
    // No `AbortSignal.any`: Safari has it from 17.4 on, which iPhones of iOS 16 never get.
    const end = () => ended.abort();
    let timer = setTimeout(async () => {
      timer = setTimeout(end, FETCH_LIMIT_MS);
      const found = await loadSuggestions(typed, lang, ended.signal);
      if (isOutdated) return;
      clearTimeout(timer);
      setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      end();
    };
  }, [asksNothing, typed, lang]);
  return asksNothing ? null : suggestions;
}
