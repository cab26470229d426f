import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { MOST_RESULTS, resultCount, RESULTS_STEP } from '@/lib/tools/pin/pinAnswer';
import { pinHref, type PinQuery } from '@/lib/tools/pin/pinQuery';
import { isPlainClick } from '@/lib/url/isPlainClick';
import { OfficeList } from './OfficeList';
import { PinCard } from './PinCard';
import type { PinResult } from './usePinSearch';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The page's URL without parameters. */
  own: string;
  found: PinResult;
  busy: boolean;
  search: (asked: PinQuery) => void;
};

/** What was found, and for what: while a newer search runs, the last answer stays. */
export function PinResults({ heading, own, found: { asked, answer }, busy, search }: Props) {
  const t = useTranslations('Pin');
  const count = resultCount(answer);
  const more = { ...asked, shown: asked.shown + RESULTS_STEP };
  return (
    <section aria-labelledby="pin-results" aria-busy={busy} className="grid grid-cols-1 gap-6">
      <h2
        ref={heading}
        id="pin-results"
        className="scroll-mt-20 scroll-mb-72 text-block tracking-head"
      >
        {t(answer.hasMore ? 'foundFirst' : 'found', { count, query: asked.query.trim() })}
      </h2>
      {answer.records.map((record) => (
        <PinCard key={record.pincode} record={record} />
      ))}
      {answer.offices.length > 0 && <OfficeList offices={answer.offices} />}
      {answer.hasMore &&
        (more.shown > MOST_RESULTS ? (
          <p className="text-label text-quiet">{t('tooMany')}</p>
        ) : (
          <a
            href={`${pinHref(own, more)}#pin-results`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              search(more);
            }}
            className="btn btn-alt justify-self-start px-5 print:hidden"
          >
            {t('more')}
          </a>
        ))}
    </section>
  );
}
