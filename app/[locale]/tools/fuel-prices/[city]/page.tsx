import { fuelOfCity } from '@/tools/fuel/fuelOfCity';
import { CityPriceView } from '@/tools/shared/CityPriceView';
import { cityRoute } from '@/tools/shared/cityRoute';

const route = cityRoute({
  path: '/tools/fuel-prices',
  words: 'FuelNow',
  knownOf: fuelOfCity,
  View: CityPriceView,
});

export const { generateMetadata } = route;
export default route.CityPage;
