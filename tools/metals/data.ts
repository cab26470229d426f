import 'server-only';
import { z } from 'zod';
import { CITY_IDS } from '@/lib/content/cityNames';
import { currentMetals } from '@/lib/figures/current/currentPrices';
import { change, day, rupees, type ToolData } from '@/tools/shared/toolData';
import { METAL_CITIES, type MetalCity } from './metalCities';

const city = z.object({
  name: z.enum(CITY_IDS),
  gold24k: rupees,
  gold22k: rupees,
  silver: rupees,
  gold24kChange: change,
  gold22kChange: change,
  silverChange: change,
  lastUpdate: day,
}) satisfies z.ZodType<MetalCity>;

export const metalsData: ToolData = {
  page: '/tools/metal-rates',
  schema: z.array(city).min(1),
  figures: () => currentMetals(Date.now())?.cities ?? METAL_CITIES,
};
