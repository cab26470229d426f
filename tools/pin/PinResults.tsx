import { useLocale, useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Office } from '@/tools/pin/directory/office';
import { PinCard } from './PinCard';
import { MOST_RESULTS, resultCount, RESULTS_STEP } from './pinAnswer';
import { pinHref, type PinQuery } from './pinQuery';
import type { PinResult } from './usePinSearch';

const LATIN = /^[ -~]+$/;

/** The directory is in Latin script only. */
function Name({ children }: { children: string }) {
  const isForeign = useLocale() !== DEFAULT_LOCALE && LATIN.test(children);
  return <span lang={isForeign ? DEFAULT_LOCALE : undefined}>{children}</span>;
}

function OfficeList({ offices }: { offices: readonly Office[] }) {
  const t = useTranslations('Pin');
  return (
    <ul className="border-t border-rule">
      {offices.map(({ pincode, name, kind, taluk, district, state }, index) => (
        <li
          key={index}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2.5"
        >
          <b className="text-card-m whitespace-nowrap tabular-nums">{pincode}</b>{' '}
          <div className="min-w-0 flex-1 basis-48">
            <b>
              <Name>{name}</Name>
            </b>
            {kind !== 'unnamed' && (
              <span className="text-label text-quiet">{`, ${t(`rank.${kind}`)}`}</span>
            )}{' '}
            <p className="text-label text-quiet">
              {[...new Set([taluk, district, state])]
                .filter((place) => place !== '')
                .map((place, at) => (
                  <span key={place}>
                    {at > 0 && ', '}
                    <Name>{place}</Name>
                  </span>
                ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  heading: RefObject<HTMLHeadingElement | null> | undefined;
  own: string;
  found: PinResult;
  busy: boolean;
  search: (asked: PinQuery) => void;
};

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
