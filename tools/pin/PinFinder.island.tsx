'use client';
// An island for the search: typing, its delay, its answer and the URL.

import { useTranslations } from 'next-intl';
import type { Result } from '@/lib/result';
import { PinForm } from './PinForm';
import { PinResults } from './PinResults';
import { type PopularPin, PopularPins } from './PopularPins';
import { type PinAnswer, resultCount, RESULTS_STEP } from './pinAnswer';
import type { PinQuery } from './pinQuery';
import { usePinSearch } from './usePinSearch';

type Props = {
  own: string;
  initial: PinQuery;
  /** The server's answer to `initial`; null if the URL asks nothing. */
  answer: Result<PinAnswer, string> | null;
  popular: readonly PopularPin[];
  /** The sentence below the popular codes. */
  note: string;
};

/** Product.md 9.2: without a match there is only a line below the field. */
export function PinFinder({ own, initial, answer, popular, note }: Props) {
  const t = useTranslations('Pin');
  const { query, mode, searching, failed, found, outcomeText, feed, ...pins } = usePinSearch(
    own,
    initial,
    answer,
  );
  const count = found ? resultCount(found.answer) : 0;
  const hasResults = count > 0 && !failed;
  const start = (asked: Pick<PinQuery, 'query' | 'mode'>) =>
    pins.search({ ...asked, shown: RESULTS_STEP });
  const said = () => {
    if (searching) return t('searching');
    if (failed) return t('failed');
    if (!found) return null;
    if (count === 0) return t('none', { query: found.asked.query.trim() });
    return <span className="sr-only">{t('count', { count })}</span>;
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <PinForm
        own={own}
        query={query}
        mode={mode}
        setQuery={pins.setQuery}
        setMode={pins.setMode}
        search={() => start({ query, mode })}
        clear={pins.clear}
      >
        <p
          ref={hasResults ? undefined : outcomeText}
          role="status"
          className="min-h-5 text-label font-bold"
        >
          {said()}
        </p>
      </PinForm>
      <PopularPins
        own={own}
        popular={popular}
        note={note}
        choose={(pincode) => start({ query: pincode, mode: 'pincode' })}
      />
      {found && count > 0 && (
        <PinResults
          heading={hasResults ? outcomeText : undefined}
          own={own}
          found={found}
          busy={searching}
          search={pins.more}
        />
      )}
      {feed}
    </div>
  );
}
