import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLazy } from '@/lib/browser/useLazy';
import { err, type Result } from '@/lib/result';
import { type PinAnswer, RESULTS_STEP } from '@/lib/tools/pin/pinAnswer';
import {
  isBlank,
  pinEndpoint,
  pinHref,
  type PinMode,
  type PinQuery,
} from '@/lib/tools/pin/pinQuery';

const fetchPinFeed = async () => (await import('./PinFeed')).PinFeed;

/** A search takes at least this long (product.md 9.2). */
const SEARCH_DELAY_MS = 1000;

/** What a search found, and what was asked. */
export type PinResult = { asked: PinQuery; answer: PinAnswer };

type PinOutcome = Result<PinAnswer, string>;
/** A search under way: it ends once it is due and answered. */
type Pending = { number: number; asked: PinQuery; isDue: boolean; outcome: PinOutcome | null };

/**
 * The state of the finder. It starts with the server's answer to what the URL asks; each further
 * search asks the site's own endpoint through SWR, takes its second at least, and then stands in the
 * URL and in sight. A newer search or Clear cancels one under way; when one fails the last answer
 * stays. SWR is no part of the first load: it comes with the first search.
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
  const results = useRef<HTMLHeadingElement>(null);
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
  /** Takes what has come of a search, if it is still the last one. */
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
    if (asked.shown === RESULTS_STEP) results.current?.scrollIntoView({ block: 'nearest' });
  };
  const search = (asked: PinQuery) => {
    setForm(asked);
    if (isBlank(asked.query)) return;
    clearTimeout(timer.current);
    const number = (searches.current += 1);
    pending.current = { number, asked, isDue: false, outcome: null };
    setUnder({ number, asked });
    timer.current = setTimeout(() => progress(number, { isDue: true }), SEARCH_DELAY_MS);
    if (!PinFeed) loadPinFeed(() => progress(number, { outcome: err('failed') }));
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
    clear,
    /** For the results' heading. */
    results,
    setQuery: (typed: string) => setForm({ query: typed, mode, shown: RESULTS_STEP }),
    setMode: (chosen: PinMode) => setForm({ query, mode: chosen, shown: RESULTS_STEP }),
    /** What asks; it goes anywhere in the tree. */
    feed: PinFeed && under && (
      <PinFeed
        path={pinEndpoint(under.asked, locale)}
        search={under.number}
        onResult={(number, outcome) => progress(number, { outcome })}
      />
    ),
  };
}
