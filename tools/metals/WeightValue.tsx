import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { numberFormat } from '@/lib/format/numbers';
import { BoundedField, useAmount } from '@/tools/shared/BoundedField';
import { type CalculatorProps, CityCalculator } from '@/tools/shared/CityCalculator';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { FittingFigure } from '@/tools/shared/ResultPanel';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { TableHead } from '@/tools/shared/TableHead';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';
import { METALS, ratePerGram, rateText } from './rates';
import { UNIT_NAMES, type Unit, decimalsFor, fromGrams, toGrams } from './weight';

type Props = CalculatorProps<MetalCity, ParsedMetalsQuery>;

const WEIGHT = { least: 0, most: 10_00_000 };

export function WeightValue({ initial, ...place }: Props) {
  const { city } = place;
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const [metal, setMetal] = useState(initial.metal);
  const { amount, field } = useAmount(initial.weight, WEIGHT);
  const [unit, setUnit] = useState<Unit>(initial.unit);
  const rate = ratePerGram(city, metal);

  return (
    <CityCalculator
      {...place}
      block="weight-value"
      submit={t('calculate')}
      fields={
        <>
          <RadioGroup
            legend={t('metal')}
            name="metal"
            options={METALS}
            labelOf={t}
            value={metal}
            onChange={setMetal}
          />
          <BoundedField name="weight" label={t('weight')} unit={t(unit)} {...field}>
            <select
              name="unit"
              aria-label={t('unit')}
              value={unit}
              onChange={({ target }) =>
                setUnit(UNIT_NAMES.find((name) => name === target.value) ?? unit)
              }
              className="max-w-3/5 border-y-0! border-e-0! outline-none"
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
      title={t('value')}
      blank={t('weightBlank')}
      result={
        amount !== null && (
          <>
            <FittingFigure>{rateText(toGrams(amount, unit) * rate, locale)}</FittingFigure>
            <p>
              {t('atRate', {
                metal: t(metal),
                city: cities(city.name),
                rate: rateText(rate, locale),
              })}
            </p>
            {metal === 'gold18k' && <p className="text-label text-quiet">{t('workedOut')}</p>}
          </>
        )
      }
    >
      {amount !== null && <UnitTable grams={toGrams(amount, unit)} ratePerGram={rate} />}
    </CityCalculator>
  );
}

type UnitTableProps = { grams: number; ratePerGram: number };

function UnitTable({ grams, ratePerGram }: UnitTableProps) {
  const t = useTranslations('Metals');
  const locale = useLocale();
  const written = (amount: number) =>
    numberFormat(locale, {
      maximumFractionDigits: decimalsFor(amount),
    }).format(amount);
  return (
    <ScrollingTable label={t('sameWeight')} className="mt-4 [--paper:var(--paper-raised)]">
      <table className="ruled-table wrap-normal max-sm:[&_:is(th,td)]:px-1">
        <caption className="text-start text-label font-bold">{t('sameWeight')}</caption>
        <TableHead columns={[t('unit'), t('thisWeight'), t('priceOfOne')]} />
        <tbody>
          {UNIT_NAMES.map((unit) => (
            <tr key={unit}>
              <th scope="row" className="font-normal!">
                {t(unit)}
              </th>
              <td className="font-bold whitespace-nowrap">{written(fromGrams(grams, unit))}</td>
              <td className="whitespace-nowrap">
                {rateText(toGrams(1, unit) * ratePerGram, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
