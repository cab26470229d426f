import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceField } from '@/components/ui/Field';
import { useEarlyInput } from '@/lib/browser/useEarlyInput';
import { CityForm, type CalculatorProps, useMutedLiveRegion } from '@/tools/shared/CityCalculator';
import { cityNamed } from '@/tools/shared/prices';
import type { FuelCity } from './fuelCities';
import { priceGap } from './fuelCost';
import { fuelPrice, FUELS } from './fuelPrice';
import type { ParsedFuelQuery } from './fuelQuery';

type Props = CalculatorProps<FuelCity, ParsedFuelQuery> & { cities: readonly FuelCity[] };

export function CompareCities({ cities: all, city, href, initial, head }: Props) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const { quiet, listeners } = useMutedLiveRegion(city.name);
  const [picked, pick] = useState<string>(initial.other);
  const others = all.filter(({ name }) => name !== city.name);
  const other = cityNamed(others, picked) ?? city;

  return (
    <section ref={useEarlyInput()} aria-labelledby="compare" {...listeners}>
      {head}
      <CityForm href={href} block="compare" city={city} submit={t('calculate')}>
        <ChoiceField
          id="other-city"
          name="with"
          label={t('compareWith', { city: cities(city.name) })}
          value={other.name}
          onChange={({ target }) => pick(target.value)}
        >
          {others.map(({ name }) => (
            <option key={name} value={name}>
              {cities(name)}
            </option>
          ))}
        </ChoiceField>
      </CityForm>
      <div role={quiet ? undefined : 'status'} className="mt-4">
        <p className="text-label text-quiet">{t('gapIn', { city: cities(other.name) })}</p>
        <dl>
          {FUELS.map((fuel) => {
            const gap = priceGap(other[fuel], city[fuel]);
            return (
              <div
                key={fuel}
                className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2.5 tabular-nums"
              >
                <dt>{t(fuel)}</dt>
                <dd className="ms-auto font-bold">{fuelPrice(other[fuel], locale)}</dd>
                <dd className="min-w-28 text-end text-quiet">
                  {t('gap', { direction: gap.direction, amount: fuelPrice(gap.rupees, locale) })}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
