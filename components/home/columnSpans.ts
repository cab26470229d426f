const SPAN = {
  1: 'md:col-span-6',
  2: 'md:col-span-3 xl:section-across',
  3: 'md:col-span-3 lg:col-span-2',
} as const;

/**
 * Column spans on six tracks for `count` sections: rows of three, the last of two, so that none
 * stands alone; pairs on tablets.
 */
export function columnSpans(count: number): string[] {
  if (count === 1) return [SPAN[1]];
  const twos = (3 - (count % 3)) % 3;
  const threes = (count - 2 * twos) / 3;
  const spans = [
    ...Array.from({ length: 3 * threes }, (): string => SPAN[3]),
    ...Array.from({ length: 2 * twos }, (): string => SPAN[2]),
  ];
  // An odd last one fills a tablet's row, its headlines beside its lead.
  if (count % 2 === 1)
    spans[count - 1] = `${spans[count - 1]} md:max-lg:col-span-6 md:max-lg:section-across`;
  return spans;
}
