'use client';
// An island for choosing a sign without a page load, Refresh and the device's voice.
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Choosing, FilterLinks } from '@/components/ui/FilterLinks';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import { RefreshBar } from '@/tools/shared/RefreshBar';
import { useToolData } from '@/tools/shared/useToolData';
import { SignReading } from './SignReading';
import type { LocalizedReading } from './localizedReading';
import type { LocalizedSign } from './signs';

type SignTilesProps = Omit<Choosing, 'label'> & { signs: readonly LocalizedSign[] };

function SignTiles({ signs, ...choosing }: SignTilesProps) {
  const t = useTranslations('Horoscope');
  return (
    <FilterLinks
      {...choosing}
      label={t('chooseSign')}
      row="grid grid-cols-[repeat(auto-fill,minmax(max(6rem,33%),1fr))] overflow-hidden border-b border-rule md:grid-cols-[repeat(auto-fill,minmax(max(6rem,16%),1fr))]"
      link="group -ms-px grid content-start justify-items-center border-t border-s border-rule px-1 py-3 text-center -outline-offset-3! hover:bg-raised aria-current:bg-ink aria-current:text-paper aria-current:outline-current"
    >
      {({ value, label }) => {
        const sign = signs.find(({ id }) => id === value);
        return (
          <>
            <span aria-hidden className="text-[1.75rem] leading-tight">
              {sign?.symbol}
            </span>
            <b>{label}</b>
            <span className="text-meta text-quiet group-aria-current:text-current">
              {sign?.dates}
            </span>
          </>
        );
      }}
    </FilterLinks>
  );
}

type Props = {
  choice: FilterChoice;
  signs: readonly LocalizedSign[];
  readings: readonly LocalizedReading[];
  note: ReactNode;
};

export function HoroscopeReader({ choice, signs, readings: initial, note }: Props) {
  const { value, choose } = useFilter(choice);
  const endpoint = `/api/tools/horoscope?lang=${useLocale()}`;
  const { data: readings, refresh } = useToolData(endpoint, initial);
  const sign = signs.find(({ id }) => id === value);
  const reading = readings.find(({ id }) => id === value);
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <SignTiles signs={signs} filters={choice.filters} value={value} choose={choose} />
      {sign && reading && (
        <SignReading
          sign={sign}
          reading={reading}
          compatible={choice.filters.find((filter) => filter.value === reading.compatibility)}
          choose={choose}
        >
          <RefreshBar refresh={refresh} />
          {note}
        </SignReading>
      )}
    </div>
  );
}
