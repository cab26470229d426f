import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { figure } from '@/lib/format/figures';
import { BoundedField } from '@/tools/shared/BoundedField';
import { CityCalculator } from '@/tools/shared/CityCalculator';
import { FittingFigure } from '@/tools/shared/FittingFigure';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { amountOf, typedAmount } from '@/tools/shared/typedAmount';
import { FUELS, type FuelCity } from './fuelCities';
import { tripCost } from './fuelCost';
import { fuelPrice } from './fuelPrice';
import type { ParsedFuelQuery } from './fuelQuery';

type Props = {
  city: FuelCity;
  href: string;
  initial: ParsedFuelQuery;
  head: ReactNode;
};

const KM = { least: 0, most: 1_00_000 };
const KM_PER_LITRE = { least: 1, most: 200 };

export function TripCost({ city, href, initial, head }: Props) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const [fuel, setFuel] = useState(initial.fuel);
  const [km, setKm] = useState(initial.km);
  const [mileage, setMileage] = useState(initial.mileage);
  const [distance, kmPerLitre] = [
    amountOf(typedAmount(km, KM)),
    amountOf(typedAmount(mileage, KM_PER_LITRE)),
  ];
  const price = city[fuel];
  const trip =
    distance === null || kmPerLitre === null
      ? null
      : tripCost({ km: distance, kmPerLitre, pricePerLitre: price });

  return (
    <CityCalculator
      href={href}
      block="trip"
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
            legend={t('fuel')}
            name="fuel"
            options={FUELS.map((value) => ({ value, label: t(value) }))}
            value={fuel}
            onChange={setFuel}
          />
          <BoundedField
            id="km"
            name="km"
            label={t('distance')}
            unit={t('kmUnit')}
            bounds={KM}
            value={km}
            onChange={setKm}
          />
          <BoundedField
            id="mileage"
            name="mileage"
            label={t('mileage')}
            unit={t('kmPerLitreUnit')}
            hint={t('mileageHint')}
            bounds={KM_PER_LITRE}
            value={mileage}
            onChange={setMileage}
          />
        </>
      }
      result={{
        title: t('youPay'),
        announcement:
          trip === null ? (
            <p className="py-2 font-bold">{t('tripBlank')}</p>
          ) : (
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
          ),
      }}
    />
  );
}
