import type { Messages } from 'next-intl';
import { SAMPLE_DATE } from '@/tools/shared/sampleDate';

export const FUELS = ['petrol', 'diesel'] as const;

export type Fuel = (typeof FUELS)[number];

export type FuelCity = {
  name: keyof Messages['Cities'];
  /** Rupees per litre. */
  petrol: number;
  diesel: number;
  /** Positive when dearer, NaN where nothing is known to compare with. */
  petrolChange: number;
  dieselChange: number;
  lastUpdate: string;
};

/** Samples, not quotations: prices of about mid-January 2024 with invented changes. */
export const FUEL_CITIES = [
  {
    name: 'bhopal',
    petrol: 108.65,
    diesel: 93.9,
    petrolChange: 0.12,
    dieselChange: -0.05,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'indore',
    petrol: 108.67,
    diesel: 93.94,
    petrolChange: -0.08,
    dieselChange: -0.07,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'gwalior',
    petrol: 108.58,
    diesel: 93.84,
    petrolChange: 0,
    dieselChange: 0.04,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'jabalpur',
    petrol: 108.8,
    diesel: 94.06,
    petrolChange: 0.15,
    dieselChange: 0.14,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'delhi',
    petrol: 96.72,
    diesel: 89.62,
    petrolChange: 0,
    dieselChange: 0,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'mumbai',
    petrol: 106.31,
    diesel: 94.27,
    petrolChange: 0.05,
    dieselChange: 0,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'kolkata',
    petrol: 106.03,
    diesel: 92.76,
    petrolChange: 0,
    dieselChange: 0,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'chennai',
    petrol: 102.63,
    diesel: 94.24,
    petrolChange: -0.11,
    dieselChange: -0.09,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'bangalore',
    petrol: 101.94,
    diesel: 87.89,
    petrolChange: 0,
    dieselChange: -0.03,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'hyderabad',
    petrol: 109.66,
    diesel: 97.82,
    petrolChange: 0.08,
    dieselChange: 0.06,
    lastUpdate: SAMPLE_DATE,
  },
] as const satisfies readonly FuelCity[];
