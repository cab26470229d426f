import { type Messages, useLocale, useTranslations } from 'next-intl';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { money } from '@/lib/format/numbers';
import type { ToolPath } from '@/lib/pages/tools';
import type { CityTexts } from './CityFrame';
import { CityPageLinks } from './CityPageLinks';
import type { PricedTexts, PriceName, PriceUnit } from './CityPriceTool';
import { PriceChange, PriceFigure } from './PriceChange';
import { PriceHistory, type PriceSeries } from './PriceHistory';
import { ResultPanel } from './ResultPanel';

type Shown = {
  name: PriceName;
  unit: PriceUnit;
  /** Rupees of the unit; null without a price of today. */
  current: { rate: number; change: number } | null;
  past: PriceSeries['points'];
};

export type CityPrices = {
  words: PricedTexts;
  path: ToolPath;
  texts: CityTexts;
  lastUpdate: string | undefined;
  prices: readonly Shown[];
  decimals: number;
  good: 'rise' | 'fall';
  others: readonly { name: keyof Messages['Cities'] }[];
  /** Source of the prices; the newsroom if its table names none. */
  sources: readonly string[];
};

export function CityPriceView({
  words,
  path,
  texts: { city },
  lastUpdate,
  prices,
  decimals,
  good,
  others,
  sources,
}: CityPrices) {
  const t = useTranslations(words);
  const now = useTranslations(`${words}Now`);
  const tool = useTranslations('Tool');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const written = (value: number) => money(value, locale, decimals);
  return (
    <>
      {lastUpdate !== undefined && (
        <ResultPanel
          title={t('prices', { city: city.name })}
          quiet
          announcement={prices.map(
            ({ name, unit, current }) =>
              current && (
                <PriceFigure
                  key={name}
                  name={t(name)}
                  unit={t(unit)}
                  sample={t('sampleOf', {
                    date: formatDate(startOfDay(lastUpdate), 'long', locale),
                  })}
                  price={written(current.rate)}
                  change={<PriceChange change={current.change} decimals={decimals} good={good} />}
                />
              ),
          )}
        >
          <p className="border-t border-rule pt-3 text-label text-quiet">
            {tool.rich('source', { source: () => sources.join(', ') || now('desk') })}
          </p>
        </ResultPanel>
      )}
      <PriceHistory
        title={now('city.history', { city: city.name })}
        series={prices.map(({ name, past }) => ({ name: t(name), points: past, written }))}
      />
      <CityPageLinks
        path={path}
        title={now('city.others')}
        current={city.id}
        cities={others.map(({ name }) => ({ id: name, name: cities(name) }))}
      />
    </>
  );
}
