/** Whole figures, both ends included; null is open-ended. */
export type Band<Key extends string = string> = { key: Key; from: number; upTo: number | null };

export type Scale<Key extends string = string> = readonly [Band<Key>, ...Band<Key>[]];

export const DRAWN_TO = 500;

/**
 * Rounds first, because an index is whole; figures above the scale fall into its last band.
 *
 * @param index an air quality index, 0 or more
 * @throws RangeError for anything that is no such figure
 */
export function bandOf<Key extends string>(scale: Scale<Key>, index: number): Band<Key> {
  if (!(index >= 0)) throw new RangeError(`no air quality index: ${index}`);
  return scale.findLast(({ from }) => Math.round(index) >= from) ?? scale[0];
}

/** The US Air Quality Index (US EPA). */
export const AQI_BANDS = [
  { key: 'good', from: 0, upTo: 50 },
  { key: 'moderate', from: 51, upTo: 100 },
  { key: 'sensitive', from: 101, upTo: 150 },
  { key: 'unhealthy', from: 151, upTo: 200 },
  { key: 'veryUnhealthy', from: 201, upTo: 300 },
  { key: 'hazardous', from: 301, upTo: null },
] as const satisfies Scale;

export type Category = (typeof AQI_BANDS)[number]['key'];

/**
 * National Air Quality Index of the Central Pollution Control Board (October 2014); above 500
 * counts as severe.
 */
export const INDIAN_BANDS = [
  { key: 'good', from: 0, upTo: 50 },
  { key: 'satisfactory', from: 51, upTo: 100 },
  { key: 'moderate', from: 101, upTo: 200 },
  { key: 'poor', from: 201, upTo: 300 },
  { key: 'veryPoor', from: 301, upTo: 400 },
  { key: 'severe', from: 401, upTo: 500 },
] as const satisfies Scale;
