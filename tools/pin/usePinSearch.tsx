import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLazy } from '@/lib/browser/useLazy';
import { err, type Result } from '@/lib/result';
import { type PinAnswer, RESULTS_STEP } from './pinAnswer';
import { isBlank, pinEndpoint, pinHref, type PinMode, type PinQuery } from './pinQuery';

const fetchPinFeed = async () => (await import('./PinFeed')).PinFeed;

/** Product.md 9.2 asks for at least a second. */
const SEARCH_DELAY_MS = 1000;

export type PinResult = { asked: PinQuery; answer: PinAnswer };

type PinOutcome = Result<PinAnswer, string>;
type Pending = { number: number; asked: PinQuery; isDue: boolean; outcome: PinOutcome | null };

/**
 * A newer search or Clear cancels the current one; a failure keeps the last answer. SWR loads with
 * the first search.
 *
 * @param own the page's URL without parameters
 */
export function usePinSearch(own: string, initial: PinQuery, first: PinOutcome | null) {
  const locale = useLocale();
  const [{ query, mode }, setForm] = useState(initial);
  const [under, setUnder] = useState<{ number: number; asked: PinQuery } | null>(null);
  const [failed, setFailed] = useState(first?.ok === false);
  const [found, setFound] = useState<PinResult | null>(() =>
    first?.ok ? { asked: initial, answer: first.value } : null,
  );
  const [PinFeed, loadPinFeed] = useLazy(fetchPinFeed);
  const outcomeText = useRef<HTMLHeadingElement>(null);
  const pending = useRef<Pending>(null);
  const searches = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = (asked: PinQuery) => {
    clearTimeout(timer.current);
    pending.current = null;
    setUnder(null);
    history.replaceState(null, '', pinHref(own, asked));
  };
  const progress = (number: number, change: Partial<Pending>) => {
    const now = pending.current;
    if (now?.number !== number) return;
    const { asked, isDue, outcome } = Object.assign(now, change);
    if (!isDue || !outcome) return;
    flushSync(() => {
      end(asked);
      setFailed(!outcome.ok);
      if (outcome.ok) setFound({ asked, answer: outcome.value });
    });
    if (asked.shown === RESULTS_STEP) outcomeText.current?.scrollIntoView({ block: 'nearest' });
  };
  /** Leaves the field alone: the reader may already be typing the next search. */
  const ask = (asked: PinQuery) => {
    if (isBlank(asked.query)) return;
    clearTimeout(timer.current);
    const number = (searches.current += 1);
    pending.current = { number, asked, isDue: false, outcome: null };
    setUnder({ number, asked });
    timer.current = setTimeout(() => progress(number, { isDue: true }), SEARCH_DELAY_MS);
    if (!PinFeed) loadPinFeed(() => progress(number, { outcome: err('failed') }));
  };
  const search = (asked: PinQuery) => {
    setForm(asked);
    ask(asked);
  };
  const clear = () => {
    const blank = { query: '', mode, shown: RESULTS_STEP };
    setForm(blank);
    setFailed(false);
    setFound(null);
    end(blank);
  };

  return {
    query,
    mode,
    searching: under !== null,
    failed,
    found,
    search,
    more: ask,
    clear,
    outcomeText,
    setQuery: (typed: string) => setForm({ query: typed, mode, shown: RESULTS_STEP }),
    setMode: (chosen: PinMode) => setForm({ query, mode: chosen, shown: RESULTS_STEP }),
    feed: PinFeed && under && (
      <PinFeed
        path={pinEndpoint(under.asked, locale)}
        search={under.number}
        onResult={(number, outcome) => progress(number, { outcome })}
      />
    ),
  };
}
