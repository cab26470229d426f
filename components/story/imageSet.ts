/** The widths Next's optimiser is set up for (`lib/site/imageSources.mjs`), by the picture's place. */
const WIDTHS = { wide: [360, 480, 640, 828, 1200], thumb: [112, 208, 320] } as const;
const QUALITY = 60;

/** An address of the site's own picture optimiser, so that no request leaves for another host. */
export const optimised = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;

/** `src` and `srcSet` of a story picture; written by hand, since `next/image` would be a client component in each card. */
export function imageSet(src: string, place: keyof typeof WIDTHS): { src: string; srcSet: string } {
  const widths = WIDTHS[place];
  return {
    src: optimised(src, widths[1]),
    srcSet: widths.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
  };
}
