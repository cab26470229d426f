import { useEffect, useState } from 'react';
import { isReduced } from '@/lib/browser/connection';
import type { Suggestion } from '@/lib/search/suggestion';
import { loadSuggestions } from './loadSuggestions';

/** A pause in typing after which suggestions are asked for: longer than between two letters, 180 to 330 on phones. */
const PAUSE_MS = 350;

/**
 * Suggestions for what was typed; null until they are there. The last ones stay while the next are under way, unless
 * the field was emptied meanwhile. Nothing is asked for under Save-Data and on slow connections.
 */
export function useSuggestions(typed: string, lang: string): readonly Suggestion[] | null {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const asksNothing = typed === '' || isReduced();
  // Not those of earlier words, once others are typed.
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
