import 'server-only';
import { z } from 'zod';
import { currentAir } from '@/lib/figures/current/currentAir';
import { day, type ToolData } from '@/tools/shared/toolData';
import { AQI_CITIES, type AqiFigures } from './cities';

const METROS = ['delhi', 'mumbai', 'kolkata', 'chennai'] as const;

const concentration = z.number().nonnegative();

const city = z.object({
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

export const aqiData: ToolData = {
  page: '/tools/aqi-checker',
  schema: z.array(city).min(1),
  figures: () => (currentAir(Date.now()) ? null : AQI_CITIES),
};
