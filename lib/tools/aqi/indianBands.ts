import type { Scale } from './scale';

export type IndianCategory = 'good' | 'satisfactory' | 'moderate' | 'poor' | 'veryPoor' | 'severe';

/**
 * India’s own scale: the National Air Quality Index of the Central Pollution Control Board (October
 * 2014). It ends at 500; what is above counts as severe.
 */
export const INDIAN_BANDS: Scale<IndianCategory> = [
  { key: 'good', from: 0, upTo: 50 },
  { key: 'satisfactory', from: 51, upTo: 100 },
  { key: 'moderate', from: 101, upTo: 200 },
  { key: 'poor', from: 201, upTo: 300 },
  { key: 'veryPoor', from: 301, upTo: 400 },
  { key: 'severe', from: 401, upTo: 500 },
];
