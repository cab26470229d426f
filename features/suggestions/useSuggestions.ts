import { useEffect, useState } from 'react';
import { isReduced } from '@/lib/browser/connection';
import type { Suggestion } from '@/lib/search/suggestion';
import { loadSuggestions } from './loadSuggestions';

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
 * Keeps the last suggestions while the next load; null before the first. Save-Data and slow
 * connections disable requests.
 */
export function useSuggestions(typed: string, lang: string): readonly Suggestion[] | null {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const asksNothing = typed === '' || isReduced();
  // Suggestions for outdated text must not reappear.
  if (asksNothing && suggestions) setSuggestions(null);
  useEffect(() => {
    if (asksNothing) return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const found = await loadSuggestions(typed, lang, ended.signal);
      if (!ended.signal.aborted) setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [asksNothing, typed, lang]);
  return asksNothing ? null : suggestions;
}
