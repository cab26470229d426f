import { useLocale, useTranslations } from 'next-intl';
import {
  type Condition,
  forecastCity,
  forecastOf,
  WEATHER_CITIES,
  type WeatherCity,
} from '@/lib/content/weather';
import { formatDate } from '@/lib/format/dates';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { WeatherWidget } from './WeatherWidget.island';
import type { CityWeather } from './weatherMessages';

const DAY_MS = 86_400_000;
const ICON: Record<Condition, string> = {
  sunny: 'sun',
  'partly-cloudy': 'partly',
  cloudy: 'cloud',
  rainy: 'rain',
  stormy: 'storm',
};

type Props = {
  /** Epoch milliseconds. */
  now: number;
  requestedCity?: string | string[];
};

/** Words the weather on the server, so the island carries no messages. */
export function Weather({ now, requestedCity }: Props) {
  const t = useTranslations('Weather');
  const locale = useLocale();

  const nameOf = (city: WeatherCity) => localized(city.name, locale);
  const localizedWeather = (city: WeatherCity): CityWeather => ({
    id: city.id,
    name: nameOf(city),
    temp: t('temp', { degrees: city.tempC }),
    tempSpoken: t('tempSpoken', { degrees: city.tempC }),
    condition: t(city.condition),
    icon: ICON[city.condition],
    humidity: t('humidityValue', { percent: city.humidityPercent }),
    wind: t('windValue', { speed: city.windKmh }),
    forecast: t('forecastOf', { city: nameOf(forecastCity(city)) }),
    days: forecastOf(city).map(({ condition, tempC }, day) => ({
      name: formatDate(now + day * DAY_MS, 'weekday', locale),
      temp: t('degrees', { degrees: tempC }),
      condition: t(condition),
      icon: ICON[condition],
    })),
  });

  return (
    <WeatherWidget
      action={`${localPath('/', locale)}#weather`}
      initial={WEATHER_CITIES.find(({ id }) => id === requestedCity)?.id}
      cities={WEATHER_CITIES.map(localizedWeather)}
      words={{
        title: t('title'),
        city: t('city'),
        show: t('show'),
        humidity: t('humidity'),
        wind: t('wind'),
        otherCities: t('otherCities'),
      }}
    />
  );
}
