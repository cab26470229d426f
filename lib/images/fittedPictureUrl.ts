export const LITE_PICTURE_WIDTH = 400;

/** On the wire, including headers; the link states this figure. */
export const LITE_PICTURE_KB = 30;

export const LITE_PICTURE_BYTES = LITE_PICTURE_KB * 1000 - 1500;

/**
 * Browsers take the first sufficient width. Full-bleed phones: 750 (360 px at 2x), 828 (414 at 2x),
 * 1082 (360 at 3x, 412 at 2.625x).
 */
export const PICTURE_WIDTHS = {
  wide: [320, 480, 750, 828, 1082, 1200],
  thumb: [112, 208, 320],
} as const;

export const PICTURE_QUALITY = 60;

export type PictureWidth =
  | (typeof PICTURE_WIDTHS)[keyof typeof PICTURE_WIDTHS][number]
  | typeof LITE_PICTURE_WIDTH;

/** On this site, so that readers send no request to another host. */
export const fittedPictureUrl = (src: string, width: PictureWidth) =>
  `/pictures/fit?url=${encodeURIComponent(src)}&w=${width}`;

export const largestPicture = (src: string): string =>
  src.startsWith('/') ? src : fittedPictureUrl(src, 1200);

/**
 * Plain attributes, because `next/image` would add a client component to each card. The site's SVG
 * drawings need no widths.
 */
export function imageSet(
  src: string,
  use: keyof typeof PICTURE_WIDTHS,
): { src: string; srcSet?: string } {
  if (src.startsWith('/')) return { src };
  const widths = PICTURE_WIDTHS[use];
  return {
    src: fittedPictureUrl(src, widths[1]),
    srcSet: widths.map((width) => `${fittedPictureUrl(src, width)} ${width}w`).join(', '),
  };
}
