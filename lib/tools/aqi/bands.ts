import type { Scale } from './scale';

export type Category =
  'good' | 'moderate' | 'sensitive' | 'unhealthy' | 'veryUnhealthy' | 'hazardous';

/** The scale of this tool: six bands, those of the United States’ Air Quality Index (US EPA). */
export const AQI_BANDS: Scale<Category> = [
  { key: 'good', from: 0, upTo: 50 },
  { key: 'moderate', from: 51, upTo: 100 },
  { key: 'sensitive', from: 101, upTo: 150 },
  { key: 'unhealthy', from: 151, upTo: 200 },
  { key: 'veryUnhealthy', from: 201, upTo: 300 },
  { key: 'hazardous', from: 301, upTo: null },
];
