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
