/** A loop, because `Math.min(...)` overflows on long lists. Infinity if empty. */
export const least = (numbers: Iterable<number>): number => {
  let found = Infinity;
  for (const number of numbers) found = Math.min(found, number);
  return found;
};
