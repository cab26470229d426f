import { CityPriceView } from '@/tools/shared/CityPriceView';
import type { fuelOfCity } from './fuelOfCity';
import { FUELS } from './fuelPrice';

type Props = NonNullable<Awaited<ReturnType<typeof fuelOfCity>>>;

export const FuelCityView = ({ texts: { city }, price, history, others, sources }: Props) => (
  <CityPriceView
    texts="Fuel"
    path="/tools/fuel-prices"
    city={city}
    lastUpdate={price?.lastUpdate}
    prices={FUELS.map((name) => ({
      name,
      unit: 'perLitre',
      current: price ? { rate: price[name], change: price[`${name}Change`] } : null,
      past: history.map(({ day, [name]: value }) => ({ day, value })),
    }))}
    decimals={2}
    good="fall"
    others={others}
    sources={sources}
  />
);
