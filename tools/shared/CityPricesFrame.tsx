import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { CityPageLinks } from './CityPageLinks';
import type { PricedTexts } from './CityPriceTool';
import { ToolFrame } from './ToolFrame';

type Props = Omit<ComponentProps<typeof ToolFrame>, 'source'> & {
  words: PricedTexts;
  prices: {
    cities: readonly { name: keyof Messages['Cities'] }[];
    sources: readonly string[];
  } | null;
  children: ReactNode;
};

export async function CityPricesFrame({ words, prices, children, ...frame }: Props) {
  const [about, now, cities] = await Promise.all([
    getTranslations(`${words}About`),
    getTranslations(`${words}Now`),
    getTranslations('Cities'),
  ]);
  const source = prices ? prices.sources.join(', ') || now('desk') : about('source');
  return (
    <ToolFrame {...frame} source={source}>
      {children}
      {prices && (
        <CityPageLinks
          path={frame.path}
          title={now('city.others')}
          cities={prices.cities.map(({ name }) => ({ id: name, name: cities(name) }))}
        />
      )}
    </ToolFrame>
  );
}
