import { formatDate, startOfDay } from '@/lib/format/dates';
import { figure, rupees, signed } from '@/lib/format/figures';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { litePath } from '@/lib/pages/litePath';
import { queryOption } from '@/lib/request/queryParam';
import { FUEL_CITIES, FUELS } from '@/lib/tools/fuel/fuelCities';
import { litresFor, tripCost } from '@/lib/tools/fuel/fuelCost';
import { parseFuelQuery } from '@/lib/tools/fuel/fuelQuery';
import { SAMPLE_DATE } from '@/lib/tools/shared/sampleDate';
import { cityNamed } from '@/lib/tools/shared/prices';
import { amountOf, typedAmount } from '@/lib/tools/shared/typedAmount';
import { PriceTable } from './PriceTable';
import { Choice, FigureField, Outcome, ToolForm } from './fields';

const NAMES = FUEL_CITIES.map(({ name }) => name);
const PATH = '/tools/fuel-prices';

/** Petrol and diesel by city, a fill-up and a trip at the chosen city's price. */
export function FuelText({ words, locale, query }: LiteRequest) {
  const { t } = words;
  const asked = parseFuelQuery(query);
  const name = queryOption(query.city, NAMES, 'bhopal');
  const city = cityNamed(FUEL_CITIES, name);
  if (!city) return null;
  const price = city[asked.fuel];
  const paid = amountOf(typedAmount(asked.rupees, { least: 0, most: 1_00_00_000 }));
  const km = amountOf(typedAmount(asked.km, { least: 0, most: 1_00_000 }));
  const kmPerLitre = amountOf(typedAmount(asked.mileage, { least: 1, most: 200 }));
  const trip =
    km === null || kmPerLitre === null ? null : tripCost({ km, kmPerLitre, pricePerLitre: price });
  const perLitre = t('Fuel.atPrice', {
    fuel: t(`Fuel.${asked.fuel}`),
    city: t(`Cities.${name}`),
    price: rupees(price, locale, 2),
  });
  return (
    <>
      <p>{t('Fuel.sampleOf', { date: formatDate(startOfDay(SAMPLE_DATE), 'long', locale) })}</p>
      <ToolForm action={litePath(PATH, locale)} block="sums" submit={t('Fuel.calculate')}>
        <Choice
          label={t('Fuel.city')}
          name="city"
          options={NAMES.map((value) => ({ value, label: t(`Cities.${value}`) }))}
          value={name}
        />
        <Choice
          label={t('Fuel.fuel')}
          name="fuel"
          options={FUELS.map((value) => ({ value, label: t(`Fuel.${value}`) }))}
          value={asked.fuel}
        />
        <FigureField label={t('Fuel.amount')} name="rupees" value={asked.rupees} unit="₹" />
        <FigureField
          label={t('Fuel.distance')}
          name="km"
          value={asked.km}
          unit={t('Fuel.kmUnit')}
        />
        <FigureField
          label={t('Fuel.mileage')}
          name="mileage"
          value={asked.mileage}
          unit={t('Fuel.kmPerLitreUnit')}
        />
      </ToolForm>
      <section id="sums">
        <h2>{t('Fuel.fillUp')}</h2>
        <Outcome>
          {paid === null
            ? t('Fuel.fillUpBlank')
            : t('Fuel.litres', { count: figure(litresFor(paid, price), locale, 2) })}
        </Outcome>
        <p>{perLitre}</p>
        <h2>{t('Fuel.trip')}</h2>
        <Outcome>{trip ? rupees(trip.rupees, locale, 2) : t('Fuel.tripBlank')}</Outcome>
        {trip && (
          <p>{`${t('Fuel.fuelNeeded')}: ${t('Fuel.litres', { count: figure(trip.litres, locale, 2) })}`}</p>
        )}
      </section>
      <h2>{t('Fuel.allCities')}</h2>
      <PriceTable
        caption={t('Lite.fuelCaption')}
        head={[t('Fuel.city'), ...FUELS.map((fuel) => t(`Fuel.${fuel}`))]}
        rows={FUEL_CITIES.map((one) => [
          t(`Cities.${one.name}`),
          ...FUELS.map(
            (fuel) =>
              `${rupees(one[fuel], locale, 2)} (${signed(one[`${fuel}Change`], locale, 2)})`,
          ),
        ])}
      />
    </>
  );
}
