import 'server-only';
import { z } from 'zod';
import { CITY_IDS } from '@/lib/content/cityNames';
import { currentFuel } from '@/lib/figures/current/currentPrices';
import { change, day, rupees, type ToolData } from '@/tools/shared/toolData';
import { FUEL_CITIES, type FuelCity } from './fuelCities';

const city = z.object({
  name: z.enum(CITY_IDS),
  petrol: rupees,
  diesel: rupees,
  petrolChange: change,
  dieselChange: change,
  lastUpdate: day,
}) satisfies z.ZodType<FuelCity>;

export const fuelData: ToolData = {
  page: '/tools/fuel-prices',
  schema: z.array(city).min(1),
  figures: () => currentFuel(Date.now())?.cities ?? FUEL_CITIES,
};
