import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import {
  type Condition,
  forecastCity,
  forecastOf,
  PLACES,
  WEATHER_CITIES,
} from '@/lib/content/weather';
import { currentWeather } from '@/lib/figures/current/currentWeather';
import type { CityWeather as Measured } from '@/lib/figures/current/figures';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { DAY_MS } from '@/lib/format/elapsed';
import { formatTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { WeatherCredit } from './WeatherCredit';
import { type CityWeather, WeatherWidget } from './WeatherWidget.island';

const ICON: Record<Condition, string> = {
  sunny: 'sun',
  'partly-cloudy': 'partly',
  cloudy: 'cloud',
  rainy: 'rain',
  stormy: 'storm',
};

type Props = {
  now: number;
  requestedCity?: string | string[];
};

type Figures = Pick<CityWeather, 'id' | 'name'> & {
  tempC: number;
  condition: Condition | null;
  isNight: boolean;
  humidityPercent: number;
  windKmh: number;
  measuredAt?: number;
  forecastOf: string;
  days: readonly { start: number; condition: Condition | null; tempC: number }[];
};

function useSampleFigures(now: number): Figures[] {
  const locale = useLocale();
  return WEATHER_CITIES.map((city) => ({
    ...city,
    name: localized(city.name, locale),
    isNight: false,
    forecastOf: localized(forecastCity(city).name, locale),
    days: forecastOf(city).map((day, at) => ({ ...day, start: now + at * DAY_MS })),
  }));
}

function useMeasuredFigures(measured: readonly Measured[]): Figures[] {
  const locale = useLocale();
  return measured.flatMap((city) => {
    const place = PLACES.find(({ id }) => id === city.id);
    if (!place) return [];
    const name = localized(place.name, locale);
    return {
      ...city,
      name,
      isNight: !city.isDay,
      forecastOf: name,
      days: city.days.map((day) => ({ ...day, start: startOfDay(day.date) })),
    };
  });
}

function Unknown() {
  const t = useTranslations('Weather');
  return (
    <section aria-labelledby="weather" className="weather">
      <BlockHeader id="weather" title={t('title')} />
      <p className="text-quiet">{t('unknown')}</p>
    </section>
  );
}

export function Weather({ now, requestedCity }: Props) {
  const t = useTranslations('Weather');
  const locale = useLocale();
  const measured = currentWeather(now);
  const samples = useSampleFigures(now);
  const known = useMeasuredFigures(measured ?? []);
  const cities = measured ? known : samples;
  if (cities.length === 0) return measured && <Unknown />;

  const localizedWeather = (city: Figures): CityWeather => ({
    id: city.id,
    name: city.name,
    temp: t('temp', { degrees: city.tempC }),
    tempSpoken: t('tempSpoken', { degrees: city.tempC }),
    ...(city.condition === 'sunny' && city.isNight
      ? { condition: t('clearNight'), icon: null }
      : inWords(city.condition)),
    ...(city.measuredAt !== undefined && {
      measured: t('measured', { time: formatTime(city.measuredAt, locale) }),
    }),
    humidity: t('humidityValue', { percent: city.humidityPercent }),
    wind: t('windValue', { speed: city.windKmh }),
    forecast: t('forecastOf', { city: city.forecastOf }),
    days: city.days.map(({ condition, tempC, start }) => ({
      name: formatDate(start, 'weekday', locale),
      temp: t('degrees', { degrees: tempC }),
      ...inWords(condition),
    })),
  });
  const inWords = (condition: Condition | null) =>
    condition ? { condition: t(condition), icon: ICON[condition] } : { condition: '', icon: null };

  return (
    <WeatherWidget
      action={`${localPath('/', locale)}#weather`}
      initial={cities.find(({ id }) => id === requestedCity)?.id}
      cities={cities.map(localizedWeather)}
      words={{
        title: t('title'),
        city: t('city'),
        show: t('show'),
        humidity: t('humidity'),
        wind: t('wind'),
        otherCities: t('otherCities'),
      }}
      credit={measured && <WeatherCredit />}
    />
  );
}
