import { formatDate, startOfDay } from '@/lib/format/dates';
import { rupees, signed } from '@/lib/format/figures';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { litePath } from '@/lib/pages/litePath';
import { queryOption } from '@/lib/request/queryParam';
import { METAL_CITIES } from '@/lib/tools/metals/metalCities';
import { parseMetalsQuery } from '@/lib/tools/metals/metalsQuery';
import { METALS, QUOTED, quotedRate, rateInRupees, ratePerGram } from '@/lib/tools/metals/rates';
import { toGrams, UNIT_NAMES } from '@/lib/tools/metals/weight';
import { cityNamed } from '@/lib/tools/shared/prices';
import { SAMPLE_DATE } from '@/lib/tools/shared/sampleDate';
import { amountOf, typedAmount } from '@/lib/tools/shared/typedAmount';
import { PriceTable } from './PriceTable';
import { Choice, FigureField, Outcome, ToolForm } from './fields';

const NAMES = METAL_CITIES.map(({ name }) => name);
const PATH = '/tools/metal-rates';

/** Gold and silver by city, and what a weight is worth at the chosen city's rate. */
export function MetalsText({ words, locale, query }: LiteRequest) {
  const { t } = words;
  const { metal, weight, unit } = parseMetalsQuery(query);
  const name = queryOption(query.city, NAMES, 'bhopal');
  const city = cityNamed(METAL_CITIES, name);
  if (!city) return null;
  const rate = ratePerGram(city, metal);
  const amount = amountOf(typedAmount(weight, { least: 0, most: 10_00_000 }));
  return (
    <>
      <p>{t('Metals.sampleOf', { date: formatDate(startOfDay(SAMPLE_DATE), 'long', locale) })}</p>
      <ToolForm action={litePath(PATH, locale)} block="sums" submit={t('Metals.calculate')}>
        <Choice
          label={t('Metals.city')}
          name="city"
          options={NAMES.map((value) => ({ value, label: t(`Cities.${value}`) }))}
          value={name}
        />
        <Choice
          label={t('Metals.metal')}
          name="metal"
          options={METALS.map((value) => ({ value, label: t(`Metals.${value}`) }))}
          value={metal}
        />
        <FigureField label={t('Metals.weight')} name="weight" value={weight} />
        <Choice
          label={t('Metals.unit')}
          name="unit"
          options={UNIT_NAMES.map((value) => ({ value, label: t(`Metals.${value}`) }))}
          value={unit}
        />
      </ToolForm>
      <section id="sums">
        <h2>{t('Metals.value')}</h2>
        <Outcome>
          {amount === null
            ? t('Metals.weightBlank')
            : rateInRupees(toGrams(amount, unit) * rate, locale)}
        </Outcome>
        <p>
          {t('Metals.atRate', {
            metal: t(`Metals.${metal}`),
            city: t(`Cities.${name}`),
            rate: rateInRupees(rate, locale),
          })}
        </p>
        {metal === 'gold18k' && <p className="m">{t('Metals.workedOut')}</p>}
      </section>
      <h2>{t('Metals.allCities')}</h2>
      <PriceTable
        caption={t('Lite.metalsCaption')}
        head={[t('Metals.city'), ...QUOTED.map((quoted) => t(`Metals.${quoted}`))]}
        rows={METAL_CITIES.map((one) => [
          t(`Cities.${one.name}`),
          ...QUOTED.map((quoted) => {
            const { rate: price, change } = quotedRate(one, quoted);
            return `${rupees(price, locale)} (${signed(change, locale)})`;
          }),
        ])}
      />
    </>
  );
}
