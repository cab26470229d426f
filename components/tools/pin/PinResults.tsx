import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { PinCard } from './PinCard';
import type { PinResult } from './usePinSearch';

type Props = { heading: RefObject<HTMLHeadingElement | null>; found: PinResult; busy: boolean };

/** What was found, and for what: while a newer search runs, the last answer stays. */
export function PinResults({ heading, found: { query, records }, busy }: Props) {
  const t = useTranslations('Pin');
  return (
    <section aria-labelledby="pin-results" aria-busy={busy} className="grid gap-6">
      <h2
        ref={heading}
        id="pin-results"
        className="scroll-mt-20 scroll-mb-72 text-block tracking-head"
      >
        {t('found', { count: records.length, query })}
      </h2>
      {records.map((record) => (
        <PinCard key={record.pincode} record={record} />
      ))}
    </section>
  );
}
