import { getLocale, getTranslations } from 'next-intl/server';
import { WeatherCredit } from '@/components/home/WeatherCredit';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { currentWeather } from '@/lib/figures/figures';
import { formatTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';
import { cityPath } from '@/lib/pages/cityPath';
import { isPage } from '@/lib/pages/pages';
import { requestTime } from '@/lib/request/requestTime';
import { AirCredit } from '@/tools/aqi/AirCredit';
import { airOfCity } from '@/tools/aqi/airOfCity';
import { fuelOfCity } from '@/tools/fuel/fuelOfCity';
import { metalsOfCity } from '@/tools/metals/metalsOfCity';

type Props = { city: string; name: string };

/** The city's weather, air and prices, each with its time; nothing where none is known. */
export async function CityFigures({ city, name }: Props) {
  const [locale, now, t] = await Promise.all([
    getLocale(),
    requestTime(),
    getTranslations('District'),
  ]);
  const [weather, air, fuel, metals] = await Promise.all([
    weatherOfCity(city, now),
    airOfCity(city),
    fuelOfCity(city),
    metalsOfCity(city),
  ]);
  const tools = [
    { path: '/tools/aqi-checker', texts: air?.known && air.texts },
    { path: '/tools/fuel-prices', texts: fuel?.price && fuel.texts },
    { path: '/tools/metal-rates', texts: metals?.price && metals.texts },
  ] as const;
  const known = tools.flatMap(({ path, texts }) =>
    texts && isPage(path) ? [{ path, texts }] : [],
  );
  if (!weather && known.length === 0) return null;
  return (
    <section aria-labelledby="city-figures" className="pt-8">
      <BlockHeader id="city-figures" title={t('figures', { city: name })} />
      <ul className="grid gap-x-col md:grid-cols-2">
        {weather && <li className="border-b border-rule py-3">{weather}</li>}
        {known.map(({ path, texts }) => (
          <li key={path} className="border-b border-rule py-3">
            <a
              href={localPath(cityPath(path, city), locale)}
              className="chevron inline-flex items-center gap-2 font-bold"
            >
              {texts.title}
            </a>
            <p className="text-quiet">{texts.lead}</p>
          </li>
        ))}
      </ul>
      {weather && <WeatherCredit />}
      {air?.known && <AirCredit kind={air.air.kind} />}
    </section>
  );
}

/** In one sentence; null without a current figure. */
async function weatherOfCity(city: string, now: number): Promise<string | null> {
  const [locale, t, words] = await Promise.all([
    getLocale(),
    getTranslations('District'),
    getTranslations('Weather'),
  ]);
  const known = currentWeather(now)?.find(({ id }) => id === city);
  if (!known) return null;
  const { condition, isDay } = known;
  const isClearNight = condition === 'sunny' && !isDay;
  return t(condition === null ? 'weatherFigures' : 'weather', {
    temp: words('temp', { degrees: known.tempC }),
    condition: condition === null ? '' : words(isClearNight ? 'clearNight' : condition),
    humidity: words('humidityValue', { percent: known.humidityPercent }),
    time: formatTime(known.measuredAt, locale),
  });
}
