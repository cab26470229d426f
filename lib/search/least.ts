/** The least of some numbers, of which there may be more than a call takes; Infinity of none. */
export const least = (numbers: Iterable<number>): number => {
  let found = Infinity;
  for (const number of numbers) found = Math.min(found, number);
  return found;
};
