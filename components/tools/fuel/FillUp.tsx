import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Calculator } from '@/components/tools/parts/Calculator';
import { ResultPanel } from '@/components/tools/parts/ResultPanel';
import { BoundedField } from '@/components/tools/prices/BoundedField';
import { CityForm } from '@/components/tools/prices/CityForm';
import { FittingFigure } from '@/components/tools/prices/FittingFigure';
import { RadioGroup } from '@/components/tools/prices/RadioGroup';
import { useMutedLiveRegion } from '@/components/tools/prices/useMutedLiveRegion';
import { figure, rupees } from '@/lib/numbers/figures';
import type { ParsedFuelQuery } from '@/lib/tools/fuel/fuelQuery';
import { costOf, litresFor } from '@/lib/tools/fuel/fillUp';
import { FUELS, type FuelCity } from '@/lib/tools/fuel/fuelCities';
import { amountOf, typedAmount } from '@/lib/tools/prices/typedAmount';

type Props = {
  city: FuelCity;
  href: string;
  asked: ParsedFuelQuery;
  /** Its head, rendered on the server. */ head: ReactNode;
};

const BOUNDS = { rupees: { least: 0, most: 1_00_00_000 }, litres: { least: 0, most: 1_00_000 } };

/**
 * Rupees to litres and back. Only what was typed is kept; the other field follows it, the fuel and
 * the city.
 */
export function FillUp({ city, href, asked, head }: Props) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const { quiet, listeners } = useMutedLiveRegion(city.name);
  const [fuel, setFuel] = useState(asked.fuel);
  const [{ by, text }, setTyped] = useState({ by: asked.by, text: asked[asked.by] });
  const price = city[fuel];
  const amount = amountOf(typedAmount(text, BOUNDS[by]));
  const other =
    amount === null ? null : by === 'rupees' ? litresFor(amount, price) : costOf(amount, price);
  const follows = other === null ? '' : figure(other, locale, 2);

  return (
    <section aria-labelledby="fill-up" {...listeners}>
      {head}
      <Calculator
        form={
          <CityForm
            href={href}
            block="fill-up"
            city={city.name}
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
          >
            <RadioGroup
              legend={t('fuel')}
              name="fuel"
              options={FUELS.map((value) => ({ value, label: t(value) }))}
              value={fuel}
              onChange={setFuel}
            />
            <BoundedField
              id="rupees"
              name="rupees"
              label={t('amount')}
              before="₹"
              bounds={by === 'rupees' ? BOUNDS.rupees : null}
              value={by === 'rupees' ? text : follows}
              onChange={(typed) => setTyped({ by: 'rupees', text: typed })}
            />
            <BoundedField
              id="litres"
              name="litres"
              label={t('quantity')}
              unit={t('litresUnit')}
              hint={t('eitherField')}
              bounds={by === 'litres' ? BOUNDS.litres : null}
              value={by === 'litres' ? text : follows}
              onChange={(typed) => setTyped({ by: 'litres', text: typed })}
            />
          </CityForm>
        }
        result={
          <ResultPanel
            title={t(by === 'rupees' ? 'youGet' : 'youPay')}
            quiet={quiet}
            announcement={
              other === null ? (
                <p className="py-2 font-bold">{t('fillUpBlank')}</p>
              ) : (
                <>
                  <FittingFigure>
                    {by === 'rupees' ? t('litres', { count: follows }) : rupees(other, locale, 2)}
                  </FittingFigure>
                  <p>
                    {t('atPrice', {
                      fuel: t(fuel),
                      city: cities(city.name),
                      price: rupees(price, locale, 2),
                    })}
                  </p>
                </>
              )
            }
          />
        }
      />
    </section>
  );
}
