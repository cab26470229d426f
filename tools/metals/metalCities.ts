import type { Messages } from 'next-intl';
import { SAMPLE_DATE } from '@/tools/shared/sampleDate';

export type MetalCity = {
  name: keyof Messages['Cities'];
  /** Rupees per gram, silver included. */
  gold24k: number;
  gold22k: number;
  silver: number;
  /** Positive when dearer, NaN where nothing is known to compare with. */
  gold24kChange: number;
  gold22kChange: number;
  silverChange: number;
  lastUpdate: string;
};

/** Samples, not quotations: rates of about mid-January 2024 with invented changes. */
export const METAL_CITIES = [
  {
    name: 'bhopal',
    gold24k: 6333,
    gold22k: 5805,
    silver: 76.5,
    gold24kChange: 22,
    gold22kChange: 20,
    silverChange: -0.3,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'indore',
    gold24k: 6335,
    gold22k: 5807,
    silver: 76.4,
    gold24kChange: 18,
    gold22kChange: 16,
    silverChange: 0.2,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'gwalior',
    gold24k: 6334,
    gold22k: 5806,
    silver: 76.5,
    gold24kChange: -11,
    gold22kChange: -10,
    silverChange: 0,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'jabalpur',
    gold24k: 6332,
    gold22k: 5804,
    silver: 76.45,
    gold24kChange: 0,
    gold22kChange: 0,
    silverChange: -0.15,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'delhi',
    gold24k: 6343,
    gold22k: 5815,
    silver: 76.5,
    gold24kChange: 22,
    gold22kChange: 20,
    silverChange: -0.3,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'mumbai',
    gold24k: 6328,
    gold22k: 5800,
    silver: 76.5,
    gold24kChange: -16,
    gold22kChange: -15,
    silverChange: 0.3,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'kolkata',
    gold24k: 6328,
    gold22k: 5800,
    silver: 76.5,
    gold24kChange: 22,
    gold22kChange: 20,
    silverChange: 0,
    lastUpdate: SAMPLE_DATE,
  },
  {
    name: 'chennai',
    gold24k: 6382,
    gold22k: 5850,
    silver: 78,
    gold24kChange: 27,
    gold22kChange: 25,
    silverChange: 0.5,
    lastUpdate: SAMPLE_DATE,
  },
] as const satisfies readonly MetalCity[];
