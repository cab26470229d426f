import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { BoundedField } from '@/tools/shared/BoundedField';
import { CityCalculator } from '@/tools/shared/CityCalculator';
import { FittingFigure } from '@/tools/shared/FittingFigure';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { amountOf, typedAmount } from '@/tools/shared/typedAmount';
import { UnitTable } from './UnitTable';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';
import { METALS, rateInRupees, ratePerGram } from './rates';
import { toGrams, type Unit, UNIT_NAMES } from './weight';

type Props = {
  city: MetalCity;
  href: string;
  initial: ParsedMetalsQuery;
  head: ReactNode;
};

const WEIGHT = { least: 0, most: 10_00_000 };

export function WeightValue({ city, href, initial, head }: Props) {
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const [metal, setMetal] = useState(initial.metal);
  const [text, setText] = useState(initial.weight);
  const [unit, setUnit] = useState<Unit>(initial.unit);
  const amount = amountOf(typedAmount(text, WEIGHT));
  const rate = ratePerGram(city, metal);

  return (
    <CityCalculator
      href={href}
      block="weight-value"
      city={city.name}
      head={head}
      submit={
        <button type="submit" className="btn">
          {t('calculate')}
        </button>
      }
      fields={
        <>
          <RadioGroup
            legend={t('metal')}
            name="metal"
            options={METALS.map((value) => ({ value, label: t(value) }))}
            value={metal}
            onChange={setMetal}
          />
          <BoundedField
            id="weight"
            name="weight"
            label={t('weight')}
            unit={t(unit)}
            bounds={WEIGHT}
            value={text}
            onChange={setText}
          >
            <select
              name="unit"
              aria-label={t('unit')}
              value={unit}
              onChange={({ target }) =>
                setUnit(UNIT_NAMES.find((name) => name === target.value) ?? unit)
              }
              className="max-w-3/5 border-y-0! border-r-0! outline-none"
            >
              {UNIT_NAMES.map((name) => (
                <option key={name} value={name}>
                  {t(name)}
                </option>
              ))}
            </select>
          </BoundedField>
        </>
      }
      result={{
        title: t('value'),
        announcement:
          amount === null ? (
            <p className="py-2 font-bold">{t('weightBlank')}</p>
          ) : (
            <>
              <FittingFigure>{rateInRupees(toGrams(amount, unit) * rate, locale)}</FittingFigure>
              <p>
                {t('atRate', {
                  metal: t(metal),
                  city: cities(city.name),
                  rate: rateInRupees(rate, locale),
                })}
              </p>
              {metal === 'gold18k' && <p className="text-label text-quiet">{t('workedOut')}</p>}
            </>
          ),
      }}
    >
      {amount !== null && <UnitTable grams={toGrams(amount, unit)} ratePerGram={rate} />}
    </CityCalculator>
  );
}
