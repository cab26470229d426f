'use client';
// An island for the search: typed text, its second of waiting, and the URL.

import { useTranslations } from 'next-intl';
import type { PinQuery } from '@/lib/tools/pin/pinQuery';
import { PinForm } from './PinForm';
import { PinResults } from './PinResults';
import { PopularPins } from './PopularPins';
import { usePinSearch } from './usePinSearch';

type Props = {
  /** The page's URL without parameters, to which the forms are sent without JavaScript. */
  own: string;
  initial: PinQuery;
};

/**
 * The PIN code finder. When nothing is found nothing is shown, as the spec asks; screen readers
 * hear the count.
 */
export function PinFinder({ own, initial }: Props) {
  const t = useTranslations('Pin');
  const { query, mode, searching, found, results, search, clear, setQuery, setMode } = usePinSearch(
    own,
    initial,
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <PinForm
        own={own}
        query={query}
        mode={mode}
        setQuery={setQuery}
        setMode={setMode}
        search={() => search({ query, mode })}
        clear={clear}
      >
        <p role="status" className="min-h-5 text-label font-bold">
          {searching
            ? t('searching')
            : found && (
                <span className="sr-only">{t('count', { count: found.records.length })}</span>
              )}
        </p>
      </PinForm>
      <PopularPins own={own} choose={(pincode) => search({ query: pincode, mode: 'pincode' })} />
      {found && found.records.length > 0 && (
        <PinResults heading={results} found={found} busy={searching} />
      )}
    </div>
  );
}
