import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Calculator } from '@/components/tools/parts/Calculator';
import { NamedFigures } from '@/components/tools/parts/NamedFigures';
import { ResultPanel } from '@/components/tools/parts/ResultPanel';
import { BoundedField } from '@/components/tools/prices/BoundedField';
import { CityForm } from '@/components/tools/prices/CityForm';
import { FittingFigure } from '@/components/tools/prices/FittingFigure';
import { RadioGroup } from '@/components/tools/prices/RadioGroup';
import { useMutedLiveRegion } from '@/components/tools/prices/useMutedLiveRegion';
import { figure, rupees } from '@/lib/numbers/figures';
import type { ParsedFuelQuery } from '@/lib/tools/fuel/fuelQuery';
import { FUELS, type FuelCity } from '@/lib/tools/fuel/fuelCities';
import { tripCost } from '@/lib/tools/fuel/tripCost';
import { amountOf, typedAmount } from '@/lib/tools/prices/typedAmount';

type Props = {
  city: FuelCity;
  href: string;
  asked: ParsedFuelQuery;
  /** Its head, rendered on the server. */ head: ReactNode;
};

const KM = { least: 0, most: 1_00_000 };
const KM_PER_LITRE = { least: 1, most: 200 };

/** What a trip costs at the chosen city's price. */
export function TripCost({ city, href, asked, head }: Props) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const { quiet, listeners } = useMutedLiveRegion(city.name);
  const [fuel, setFuel] = useState(asked.fuel);
  const [km, setKm] = useState(asked.km);
  const [mileage, setMileage] = useState(asked.mileage);
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
    <section aria-labelledby="trip" {...listeners}>
      {head}
      <Calculator
        form={
          <CityForm
            href={href}
            block="trip"
            city={city.name}
            submit={
              <button type="submit" className="btn">
                {t('calculate')}
              </button>
            }
          >
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
          </CityForm>
        }
        result={
          <ResultPanel
            title={t('youPay')}
            quiet={quiet}
            announcement={
              trip === null ? (
                <p className="py-2 font-bold">{t('tripBlank')}</p>
              ) : (
                <>
                  <FittingFigure>{rupees(trip.rupees, locale, 2)}</FittingFigure>
                  <p className="mb-3">
                    {t('atPrice', {
                      fuel: t(fuel),
                      city: cities(city.name),
                      price: rupees(price, locale, 2),
                    })}
                  </p>
                  <NamedFigures
                    figures={[
                      {
                        name: t('fuelNeeded'),
                        value: t('litres', { count: figure(trip.litres, locale, 2) }),
                      },
                      { name: t('perKm'), value: rupees(trip.rupeesPerKm, locale, 2) },
                    ]}
                  />
                </>
              )
            }
          />
        }
      />
    </section>
  );
}
