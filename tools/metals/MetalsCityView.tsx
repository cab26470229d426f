import { CityPriceView } from '@/tools/shared/CityPriceView';
import type { metalsOfCity } from './metalsOfCity';
import { QUOTED, quotedRate } from './rates';
import { perKilogram } from './weight';

type Props = NonNullable<Awaited<ReturnType<typeof metalsOfCity>>>;

export const MetalsCityView = ({ texts: { city }, price, history, others, sources }: Props) => (
  <CityPriceView
    texts="Metals"
    path="/tools/metal-rates"
    city={city}
    lastUpdate={price?.lastUpdate}
    prices={QUOTED.map((name) => ({
      name,
      unit: name === 'silver' ? 'perKilogram' : 'perGram',
      current: price ? quotedRate(price, name) : null,
      past: history.map(({ day, [name]: rate }) => ({
        day,
        value: name === 'silver' ? perKilogram(rate) : rate,
      })),
    }))}
    decimals={0}
    good="rise"
    others={others}
    sources={sources}
  />
);
