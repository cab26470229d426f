'use client';
// An island for the choice of a sign without loading the page, for Refresh and for the device's
// voice.

import type { ReactNode } from 'react';
import type { FilterChoice } from '@/components/filter/filter';
import { useFilter } from '@/components/filter/useFilter';
import { RefreshBar } from '@/components/tools/parts/RefreshBar';
import { useToolData } from '@/components/tools/parts/useToolData';
import { useLocale } from 'next-intl';
import type { LocalizedReading } from '@/lib/tools/horoscope/localizedReading';
import type { LocalizedSign } from './localizedSign';
import { SAMPLE_DATE } from '@/lib/tools/sampleDate';
import { SignReading } from './SignReading';
import { SignTiles } from './SignTiles';

type Props = {
  choice: FilterChoice;
  signs: readonly LocalizedSign[];
  readings: readonly LocalizedReading[];
  /** The note shown below their date. */
  note: ReactNode;
};

/** The signs to choose from, the date, and the horoscope of the chosen one. */
export function HoroscopeReader({ choice, signs, readings: initial, note }: Props) {
  const { value, choose } = useFilter(choice);
  const {
    data: readings,
    refresh,
    feed,
  } = useToolData(`/api/tools/horoscope?lang=${useLocale()}`, initial, SAMPLE_DATE);
  const sign = signs.find(({ id }) => id === value);
  const reading = readings.find(({ id }) => id === value);
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <div>
        <SignTiles signs={signs} filters={choice.filters} value={value} choose={choose} />
        <div className="mt-3 grid gap-1">
          <RefreshBar refresh={refresh} />
          {feed}
          {note}
        </div>
      </div>
      {sign && reading && (
        <SignReading
          sign={sign}
          reading={reading}
          compatible={choice.filters.find((filter) => filter.value === reading.compatibility)}
          choose={choose}
        />
      )}
    </div>
  );
}
