import type { Messages } from 'next-intl';
import { SAMPLE_DATE } from '@/tools/shared/sampleDate';

export type MetalCity = {
  name: keyof Messages['Cities'];
  /** Rupees per gram, silver included. */
  gold24k: number;
  gold22k: number;
  silver: number;
  gold24kChange: number;
  gold22kChange: number;
  silverChange: number;
  lastUpdate: string;
};

type Quoted = readonly [price: number, change: number];

const city = (
  name: MetalCity['name'],
  [gold24k, gold24kChange]: Quoted,
  [gold22k, gold22kChange]: Quoted,
  [silver, silverChange]: Quoted,
): MetalCity => ({
  name,
  gold24k,
  gold22k,
  silver,
  gold24kChange,
  gold22kChange,
  silverChange,
  lastUpdate: SAMPLE_DATE,
});

/** Samples, not quotations: rates of about mid-January 2024 with invented changes. */
export const METAL_CITIES: readonly [MetalCity, ...MetalCity[]] = [
  city('bhopal', [6333, 22], [5805, 20], [76.5, -0.3]),
  city('indore', [6335, 18], [5807, 16], [76.4, 0.2]),
  city('gwalior', [6334, -11], [5806, -10], [76.5, 0]),
  city('jabalpur', [6332, 0], [5804, 0], [76.45, -0.15]),
  city('delhi', [6343, 22], [5815, 20], [76.5, -0.3]),
  city('mumbai', [6328, -16], [5800, -15], [76.5, 0.3]),
  city('kolkata', [6328, 22], [5800, 20], [76.5, 0]),
  city('chennai', [6382, 27], [5850, 25], [78, 0.5]),
];
