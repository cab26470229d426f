/**
 * One band of a scale of air quality: whole figures from `from` to `upTo`, both included. Null:
 * open above.
 */
export type Band<Key extends string = string> = { key: Key; from: number; upTo: number | null };

/** A scale's bands from clean to foul, each beginning where the one before ends. */
export type Scale<Key extends string = string> = readonly [Band<Key>, ...Band<Key>[]];

/**
 * Where drawings of a scale end: India’s own index ends here, and the other is hardly ever above.
 */
export const DRAWN_TO = 500;

/**
 * The band a figure falls into; what is above a scale’s end is in its last band. An index is a
 * whole number, so anything between two bands is rounded first.
 *
 * @param index an air quality index, 0 or more
 * @throws RangeError for anything that is no such figure
 */
export function bandOf<Key extends string>(scale: Scale<Key>, index: number): Band<Key> {
  if (!(index >= 0)) throw new RangeError(`no air quality index: ${index}`);
  return scale.findLast(({ from }) => Math.round(index) >= from) ?? scale[0];
}

export type Category =
  | 'good'
  | 'moderate'
  | 'sensitive'
  | 'unhealthy'
  | 'veryUnhealthy'
  | 'hazardous';

/** The scale of this tool: six bands, those of the United States’ Air Quality Index (US EPA). */
export const AQI_BANDS: Scale<Category> = [
  { key: 'good', from: 0, upTo: 50 },
  { key: 'moderate', from: 51, upTo: 100 },
  { key: 'sensitive', from: 101, upTo: 150 },
  { key: 'unhealthy', from: 151, upTo: 200 },
  { key: 'veryUnhealthy', from: 201, upTo: 300 },
  { key: 'hazardous', from: 301, upTo: null },
];

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
