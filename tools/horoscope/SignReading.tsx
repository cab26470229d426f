import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Filter } from '@/components/ui/filter';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { ReadAloud } from './ReadAloud';
import { AREAS, type LocalizedReading } from './localizedReading';
import type { LocalizedSign } from './signs';

type Props = {
  sign: LocalizedSign;
  reading: LocalizedReading;
  compatible: Filter | undefined;
  choose: (filter: Filter) => void;
  children: ReactNode;
};

export function SignReading({ sign, reading, compatible, choose, children }: Props) {
  const t = useTranslations('Horoscope');
  const locale = useLocale();
  const areas = AREAS.map((area) => ({ area, name: t(area), text: reading[area] })).filter(
    ({ text }) => text !== '',
  );

  const compatibleLink = compatible && (
    <a
      href={compatible.href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        choose(compatible);
      }}
      className="touch-target -my-2.5 text-river underline"
    >
      {compatible.label}
    </a>
  );

  return (
    <section id="reading" aria-labelledby="sign-name" className="rule-top bg-raised p-4">
      {/* Reserves the button's place, because voices load late. */}
      <header className="grid grid-cols-[auto_1fr_auto] gap-x-4 max-sm:gap-x-3">
        <span aria-hidden className="row-span-3 self-center text-[2.5rem] leading-none">
          {sign.symbol}
        </span>
        <h2 id="sign-name" className="flex min-h-11 items-center text-card-l tracking-head">
          {sign.name}
        </h2>
        <ReadAloud
          key={sign.id}
          locale={locale}
          texts={[
            sign.name,
            t('general'),
            reading.general,
            ...areas.flatMap(({ name, text }) => [name, text]),
          ]}
        />
        <p className="col-start-2 col-end-4 text-label text-quiet">
          {t('elementAndDates', { element: sign.element, dates: sign.dates })}
        </p>
        <p className="col-start-2 col-end-4 text-meta text-quiet">
          {t('sampleOf', { date: formatDate(startOfDay(reading.date), 'long', locale) })}
        </p>
      </header>
      <div className="mt-3 grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <NamedFigures
          className="grid-cols-2! content-start"
          figures={[
            { name: t('mood'), value: reading.mood },
            { name: t('luckyNumber'), value: reading.luckyNumber },
            { name: t('luckyColor'), value: reading.luckyColor },
            { name: t('compatibility'), value: compatibleLink },
          ].filter(({ value }) => value !== '' && value !== undefined)}
        />
        <div className="border-t border-rule pt-3">
          <h3 className="text-label text-river">{t('general')}</h3>
          <p className="text-deck">{reading.general}</p>
        </div>
        <div className="grid gap-x-12 gap-y-4 border-t border-rule pt-3 sm:grid-cols-2 md:col-span-2 lg:grid-cols-4 lg:gap-x-8">
          {areas.map(({ area, name, text }) => (
            <div key={area}>
              <h3 className="text-label text-river">{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
      <div className="mt-4 grid gap-1 border-t border-rule pt-3">{children}</div>
    </section>
  );
}
