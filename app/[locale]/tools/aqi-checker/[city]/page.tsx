import { AirCityView } from '@/tools/aqi/AirCityView';
import { airOfCity } from '@/tools/aqi/airOfCity';
import { cityRoute } from '@/tools/shared/cityRoute';
import { AQI_PATH } from '@/tools/shared/toolPaths';

const route = cityRoute({
  path: AQI_PATH,
  words: 'AqiNow',
  knownOf: airOfCity,
  View: AirCityView,
});

export const { generateMetadata } = route;
export default route.CityPage;
