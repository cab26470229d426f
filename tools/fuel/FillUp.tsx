import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SIGN } from '#site/currency.mjs';
import { figure } from '@/lib/format/numbers';
import { readGrouped, readNumber } from '@/lib/format/readNumber';
import { BoundedField, amountIn } from '@/tools/shared/BoundedField';
import { CityCalculator, type CalculatorProps } from '@/tools/shared/CityCalculator';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { FittingFigure } from '@/tools/shared/ResultPanel';
import type { FuelCity } from './fuelCities';
import { fuelCost, litresFor } from './fuelCost';
import { fuelPrice, FUELS } from './fuelPrice';
import type { ParsedFuelQuery } from './fuelQuery';

type Props = CalculatorProps<FuelCity, ParsedFuelQuery>;

const READ = { rupees: readGrouped, litres: readNumber };

const BOUNDS = { rupees: { least: 0, most: 1_00_00_000 }, litres: { least: 0, most: 1_00_000 } };

export function FillUp({ initial, ...place }: Props) {
  const { city } = place;
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const [fuel, setFuel] = useState(initial.fuel);
  const [{ by, text }, setTyped] = useState({ by: initial.by, text: initial[initial.by] });
  const price = city[fuel];
  const amount = amountIn(text, BOUNDS[by], READ[by]);
  const other =
    amount === null ? null : by === 'rupees' ? litresFor(amount, price) : fuelCost(amount, price);
  const follows = other === null ? '' : figure(other, locale, 2);

  return (
    <CityCalculator
      {...place}
      block="fill-up"
      submit={
        <>
          <button type="submit" name="by" value="rupees" className="btn">
            {t('workOutLitres')}
          </button>
          <button type="submit" name="by" value="litres" className="btn btn-alt">
            {t('workOutAmount')}
          </button>
        </>
      }
      fields={
        <>
          <RadioGroup
            legend={t('fuel')}
            name="fuel"
            options={FUELS}
            labelOf={t}
            value={fuel}
            onChange={setFuel}
          />
          <BoundedField
            name="rupees"
            label={t('amount')}
            before={SIGN}
            read={READ.rupees}
            bounds={by === 'rupees' ? BOUNDS.rupees : null}
            value={by === 'rupees' ? text : follows}
            onChange={(typed) => setTyped({ by: 'rupees', text: typed })}
          />
          <BoundedField
            name="litres"
            label={t('quantity')}
            unit={t('litresUnit')}
            hint={t('eitherField')}
            bounds={by === 'litres' ? BOUNDS.litres : null}
            value={by === 'litres' ? text : follows}
            onChange={(typed) => setTyped({ by: 'litres', text: typed })}
          />
        </>
      }
      title={t(by === 'rupees' ? 'youGet' : 'youPay')}
      blank={t('fillUpBlank')}
      result={
        other !== null && (
          <>
            <FittingFigure>
              {by === 'rupees' ? t('litres', { count: follows }) : fuelPrice(other, locale)}
            </FittingFigure>
            <p>
              {t('atPrice', {
                fuel: t(fuel),
                city: cities(city.name),
                price: fuelPrice(price, locale),
              })}
            </p>
          </>
        )
      }
    />
  );
}
