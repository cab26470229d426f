import { getLocale, getTranslations } from 'next-intl/server';
import { WeatherCredit } from '@/components/home/WeatherCredit';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { currentWeather } from '@/lib/figures/current/currentWeather';
import { formatTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';
import { isPage } from '@/lib/pages/pages';
import { cityPath } from '@/lib/pages/tools';
import { requestTime } from '@/lib/request/requestTime';
import { AirCredit } from '@/tools/aqi/AirCredit';
import { airOfCity } from '@/tools/aqi/airOfCity';
import { fuelOfCity } from '@/tools/fuel/fuelOfCity';
import { metalsOfCity } from '@/tools/metals/metalsOfCity';

type Props = { city: string; name: string };

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
    { path: '/tools/fuel-prices', texts: fuel?.texts.modified && fuel.texts },
    { path: '/tools/metal-rates', texts: metals?.texts.modified && metals.texts },
  ] as const;
  const known = tools.flatMap(({ path, texts }) =>
    texts && isPage(path) ? [{ path, texts }] : [],
  );
  if (!weather && known.length === 0) return null;
  return (
    <section aria-labelledby="city-figures" className="py-8">
      <BlockHeader id="city-figures" title={t('figures', { city: name })} />
      <ul className="grid gap-x-col md:grid-cols-2">
        {weather && <li className="border-b border-rule py-3 font-bold">{weather}</li>}
        {known.map(({ path, texts }) => (
          <li key={path} className="border-b border-rule py-3">
            <a
              href={localPath(cityPath(path, city), locale)}
              className="chevron inline-flex items-center gap-2 font-bold text-river"
            >
              {texts.title}
            </a>
            <p className="text-quiet">{texts.lead}</p>
          </li>
        ))}
      </ul>
      <div className="mt-2 *:mt-1 *:text-meta">
        {weather && <WeatherCredit />}
        {air?.known && <AirCredit kind={air.air.kind} />}
      </div>
    </section>
  );
}

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
