import { metalsOfCity } from '@/tools/metals/metalsOfCity';
import { CityPriceView } from '@/tools/shared/CityPriceView';
import { cityRoute } from '@/tools/shared/cityRoute';

const route = cityRoute({
  path: '/tools/metal-rates',
  words: 'MetalsNow',
  knownOf: metalsOfCity,
  View: CityPriceView,
});

export const { generateMetadata } = route;
export default route.CityPage;
