import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { figure } from '@/lib/format/numbers';
import { BoundedField, useAmount } from '@/tools/shared/BoundedField';
import { CityCalculator, type CalculatorProps } from '@/tools/shared/CityCalculator';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { FittingFigure } from '@/tools/shared/ResultPanel';
import type { FuelCity } from './fuelCities';
import { tripCost } from './fuelCost';
import { fuelPrice, FUELS } from './fuelPrice';
import type { ParsedFuelQuery } from './fuelQuery';

const KM = { least: 0, most: 1_00_000 };
const KM_PER_LITRE = { least: 1, most: 200 };

type Props = CalculatorProps<FuelCity, ParsedFuelQuery>;

export function TripCost({ initial, ...place }: Props) {
  const { city } = place;
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const [fuel, setFuel] = useState(initial.fuel);
  const km = useAmount(initial.km, KM);
  const mileage = useAmount(initial.mileage, KM_PER_LITRE);
  const price = city[fuel];
  const trip =
    km.amount === null || mileage.amount === null
      ? null
      : tripCost({ km: km.amount, kmPerLitre: mileage.amount, pricePerLitre: price });

  return (
    <CityCalculator
      {...place}
      block="trip"
      submit={t('calculate')}
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
          <BoundedField name="km" label={t('distance')} unit={t('kmUnit')} {...km.field} />
          <BoundedField
            name="mileage"
            label={t('mileage')}
            unit={t('kmPerLitreUnit')}
            hint={t('mileageHint')}
            {...mileage.field}
          />
        </>
      }
      title={t('youPay')}
      blank={t('tripBlank')}
      result={
        trip && (
          <>
            <FittingFigure>{fuelPrice(trip.rupees, locale)}</FittingFigure>
            <p className="mb-3">
              {t('atPrice', {
                fuel: t(fuel),
                city: cities(city.name),
                price: fuelPrice(price, locale),
              })}
            </p>
            <NamedFigures
              figures={[
                {
                  name: t('fuelNeeded'),
                  value: t('litres', { count: figure(trip.litres, locale, 2) }),
                },
                { name: t('perKm'), value: fuelPrice(trip.rupeesPerKm, locale) },
              ]}
            />
          </>
        )
      }
    />
  );
}
