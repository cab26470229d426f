import { z } from 'zod';
import { CITY_IDS } from '@/lib/content/cityNames';
import { ZODIAC } from '@/lib/content/zodiac';
import type { AqiFigures } from '@/tools/aqi/cities';
import type { FuelCity } from '@/tools/fuel/fuelCities';
import type { LocalizedReading } from '@/tools/horoscope/localizedReading';
import type { MetalCity } from '@/tools/metals/metalCities';

const day = z.iso.date();
const rupees = z.number().positive();
/** NaN, where nothing is known to compare with, travels as null. */
const change = z.number().or(z.nan());
const concentration = z.number().nonnegative();
const text = z.string().min(1);

const METROS = ['delhi', 'mumbai', 'kolkata', 'chennai'] as const;

const city = z.enum(CITY_IDS);

const fuelCity = z.object({
  name: city,
  petrol: rupees,
  diesel: rupees,
  petrolChange: change,
  dieselChange: change,
  lastUpdate: day,
}) satisfies z.ZodType<FuelCity>;

const metalCity = z.object({
  name: city,
  gold24k: rupees,
  gold22k: rupees,
  silver: rupees,
  gold24kChange: change,
  gold22kChange: change,
  silverChange: change,
  lastUpdate: day,
}) satisfies z.ZodType<MetalCity>;

const aqiCity = z.object({
  id: z.enum(METROS),
  aqi: z.number().int().nonnegative(),
  lastUpdate: day,
  pollutants: z.object({
    pm25: concentration,
    pm10: concentration,
    no2: concentration,
    so2: concentration,
    co: concentration,
    o3: concentration,
  }),
}) satisfies z.ZodType<AqiFigures>;

const sign = z.enum(ZODIAC.map(({ id }) => id));

const reading = z.object({
  id: sign,
  date: day,
  mood: z.string(),
  luckyNumber: z.union([z.number().int(), z.string()]),
  luckyColor: z.string(),
  compatibility: z.union([sign, z.literal('')]),
  general: text,
  love: z.string(),
  career: z.string(),
  health: z.string(),
  travel: z.string(),
}) satisfies z.ZodType<LocalizedReading>;

export const TOOL_SCHEMAS = {
  fuel: z.array(fuelCity).min(1),
  metals: z.array(metalCity).min(1),
  aqi: z.array(aqiCity).min(1),
  horoscope: z.array(reading).min(1),
} as const;
