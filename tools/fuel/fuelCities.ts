import type { Messages } from 'next-intl';
import { SAMPLE_DATE } from '@/tools/shared/sampleDate';

export type FuelCity = {
  name: keyof Messages['Cities'];
  petrol: number;
  diesel: number;
  /** Positive when dearer, NaN if unknown. */
  petrolChange: number;
  dieselChange: number;
  lastUpdate: string;
};

type Quoted = readonly [price: number, change: number];

const city = (
  name: FuelCity['name'],
  [petrol, petrolChange]: Quoted,
  [diesel, dieselChange]: Quoted,
): FuelCity => ({
  name,
  petrol,
  diesel,
  petrolChange,
  dieselChange,
  lastUpdate: SAMPLE_DATE,
});

/** Samples, not quotations: prices of about mid-January 2024 with invented changes. */
export const FUEL_CITIES: readonly [FuelCity, ...FuelCity[]] = [
  city('bhopal', [108.65, 0.12], [93.9, -0.05]),
  city('indore', [108.67, -0.08], [93.94, -0.07]),
  city('gwalior', [108.58, 0], [93.84, 0.04]),
  city('jabalpur', [108.8, 0.15], [94.06, 0.14]),
  city('delhi', [96.72, 0], [89.62, 0]),
  city('mumbai', [106.31, 0.05], [94.27, 0]),
  city('kolkata', [106.03, 0], [92.76, 0]),
  city('chennai', [102.63, -0.11], [94.24, -0.09]),
  city('bangalore', [101.94, 0], [87.89, -0.03]),
  city('hyderabad', [109.66, 0.08], [97.82, 0.06]),
];
