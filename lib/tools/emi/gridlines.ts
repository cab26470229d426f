/** Steps that read well; each is a multiple of a power of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** What sums of a year's payments are off by. */
const ROUNDING = 1e-9;

/**
 * Three lines for bars from zero: nought, and two round values, the upper at least as high as the
 * highest bar.
 */
export function gridlines(highest: number): [number, number, number] {
  const half = highest / 2;
  const power = 10 ** Math.floor(Math.log10(half));
  const step = (ROUND.find((round) => round * power >= half * (1 - ROUNDING)) ?? 10) * power;
  return [0, step, 2 * step];
}

/**
 * Which of `count` labels to write so that at most `most` stand below the bars: the first and every
 * so many after it.
 */
export const labelEvery = (count: number, most: number) => Math.ceil(count / most);
