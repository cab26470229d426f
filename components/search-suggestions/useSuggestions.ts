import { useEffect, useState } from 'react';
import { isReduced } from '@/lib/browser/connection';
import type { Suggestion } from '@/lib/search/suggestion';
import { loadSuggestions } from './loadSuggestions';

/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 150;

type Answer = { typed: string; suggestions: readonly Suggestion[] };

/**
 * Suggestions for what was typed; null until they are there. The last ones stay while the next are under way. Nothing is
 * asked for under Save-Data and on slow connections.
 */
export function useSuggestions(typed: string, lang: string): readonly Suggestion[] | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (typed === '' || isReduced()) return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await loadSuggestions(typed, lang, ended.signal);
      if (!ended.signal.aborted) setAnswer({ typed, suggestions });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [typed, lang]);
  return typed === '' ? null : (answer?.suggestions ?? null);
}
