import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PinRecord } from '@/lib/tools/pin/pinRecord';
import { type PinQuery, pinHref } from '@/lib/tools/pin/pinQuery';
import { PIN_RECORDS } from '@/lib/tools/pin/pinRecords';
import { isBlank, type PinMode, searchPins } from '@/lib/tools/pin/searchPins';

/** The spec's simulated delay; the records themselves are local. */
const SEARCH_DELAY_MS = 1000;

/** What a search found, and what was asked. */
export type PinResult = { query: string; records: readonly PinRecord[] };

const answer = ({ query, mode }: PinQuery): PinResult => ({
  query: query.trim(),
  records: searchPins(PIN_RECORDS, query, mode),
});

/**
 * The state of the finder. It starts with the answer to what the URL asks, so that the server
 * can draw it; each further search takes its second, and then stands in the URL and in sight. A
 * newer search or Clear cancels one under way.
 *
 * @param own the page's URL without parameters
 */
export function usePinSearch(own: string, initial: PinQuery) {
  const [{ query, mode }, setForm] = useState(initial);
  const [searching, setSearching] = useState(false);
  const [found, setFound] = useState<PinResult | null>(() =>
    isBlank(initial.query) ? null : answer(initial),
  );
  const results = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = (wanted: PinQuery, result: PinResult | null) => {
    setSearching(false);
    setFound(result);
    history.replaceState(null, '', pinHref(own, wanted));
  };
  const search = (wanted: PinQuery) => {
    setForm(wanted);
    if (isBlank(wanted.query)) return;
    clearTimeout(timer.current);
    setSearching(true);
    timer.current = setTimeout(() => {
      flushSync(() => finish(wanted, answer(wanted)));
      results.current?.scrollIntoView({ block: 'nearest' });
    }, SEARCH_DELAY_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setForm({ query: '', mode });
    finish({ query: '', mode }, null);
  };

  return {
    query,
    mode,
    searching,
    found,
    search,
    clear,
    /** For the results' heading. */
    results,
    setQuery: (typed: string) => setForm({ query: typed, mode }),
    setMode: (chosen: PinMode) => setForm({ query, mode: chosen }),
  };
}
