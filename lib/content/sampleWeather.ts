import type { Localized } from '@/lib/i18n/localized';

/**
 * Sample weather of ten cities of Madhya Pradesh, fixed like the rest of the sample data: it claims
 * no measurement. Five cities have a forecast of their own, the others show Bhopal's.
 */

export type Condition = 'sunny' | 'partly-cloudy' | 'cloudy' | 'rainy' | 'stormy';

/** A day of the forecast: the condition and the temperature in °C. The first day is today. */
export type ForecastDay = { condition: Condition; tempC: number };

export type WeatherCity = {
  id: string;
  name: Localized;
  tempC: number;
  condition: Condition;
  humidityPercent: number;
  windKmh: number;
  forecast?: readonly ForecastDay[];
};

const forecast = (...days: [Condition, number][]): ForecastDay[] =>
  days.map(([condition, tempC]) => ({ condition, tempC }));

const BHOPAL = {
  id: 'bhopal',
  name: { en: 'Bhopal', hi: 'भोपाल' },
  tempC: 24,
  condition: 'partly-cloudy',
  humidityPercent: 58,
  windKmh: 12,
  forecast: forecast(
    ['partly-cloudy', 24],
    ['rainy', 21],
    ['rainy', 20],
    ['cloudy', 22],
    ['sunny', 25],
  ),
} satisfies WeatherCity;

export const SAMPLE_WEATHER: readonly WeatherCity[] = [
  BHOPAL,
  {
    id: 'indore',
    name: { en: 'Indore', hi: 'इंदौर' },
    tempC: 26,
    condition: 'sunny',
    humidityPercent: 49,
    windKmh: 14,
    forecast: forecast(
      ['sunny', 26],
      ['partly-cloudy', 25],
      ['cloudy', 23],
      ['sunny', 25],
      ['sunny', 27],
    ),
  },
  {
    id: 'jabalpur',
    name: { en: 'Jabalpur', hi: 'जबलपुर' },
    tempC: 21,
    condition: 'rainy',
    humidityPercent: 76,
    windKmh: 9,
    forecast: forecast(
      ['rainy', 21],
      ['rainy', 20],
      ['stormy', 19],
      ['cloudy', 21],
      ['partly-cloudy', 23],
    ),
  },
  {
    id: 'gwalior',
    name: { en: 'Gwalior', hi: 'ग्वालियर' },
    tempC: 23,
    condition: 'sunny',
    humidityPercent: 52,
    windKmh: 8,
    forecast: forecast(
      ['sunny', 23],
      ['sunny', 24],
      ['sunny', 24],
      ['partly-cloudy', 23],
      ['partly-cloudy', 22],
    ),
  },
  {
    id: 'ujjain',
    name: { en: 'Ujjain', hi: 'उज्जैन' },
    tempC: 25,
    condition: 'partly-cloudy',
    humidityPercent: 51,
    windKmh: 11,
    forecast: forecast(
      ['partly-cloudy', 25],
      ['sunny', 26],
      ['cloudy', 24],
      ['partly-cloudy', 24],
      ['sunny', 26],
    ),
  },
  {
    id: 'sagar',
    name: { en: 'Sagar', hi: 'सागर' },
    tempC: 20,
    condition: 'stormy',
    humidityPercent: 81,
    windKmh: 18,
  },
  {
    id: 'dewas',
    name: { en: 'Dewas', hi: 'देवास' },
    tempC: 25,
    condition: 'sunny',
    humidityPercent: 50,
    windKmh: 13,
  },
  {
    id: 'ratlam',
    name: { en: 'Ratlam', hi: 'रतलाम' },
    tempC: 26,
    condition: 'sunny',
    humidityPercent: 46,
    windKmh: 12,
  },
  {
    id: 'khandwa',
    name: { en: 'Khandwa', hi: 'खंडवा' },
    tempC: 27,
    condition: 'partly-cloudy',
    humidityPercent: 48,
    windKmh: 10,
  },
  {
    id: 'burhanpur',
    name: { en: 'Burhanpur', hi: 'बुरहानपुर' },
    tempC: 28,
    condition: 'sunny',
    humidityPercent: 44,
    windKmh: 9,
  },
];

/** Whose five days a city shows: its own, Bhopal's where it has none. */
export const forecastCity = (city: WeatherCity): WeatherCity => (city.forecast ? city : BHOPAL);

/** A city's five days. */
export const forecastOf = (city: WeatherCity): readonly ForecastDay[] =>
  city.forecast ?? BHOPAL.forecast;
