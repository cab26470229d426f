import type { LITE_PICTURE_WIDTH } from './litePicture';

/**
 * The widths a story picture is fitted to, by its place on a page. Phones show the wide ones from
 * edge to edge, and a browser takes the first that is no less than it needs, by a pixel if need be:
 * 750 serves 360 px at 2 and 412 px at 1.75 device pixels (721), 828 414 px at 2, and 1082 360 px
 * at 3, 393 px at 2.75 and 412 px at 2.625 (1081.5). 320 is a row's picture at up to 3.
 */
export const PICTURE_WIDTHS = {
  wide: [320, 480, 750, 828, 1082, 1200],
  thumb: [112, 208, 320],
} as const;

/** Of both formats, WebP and JPEG: from 0 to 100. */
export const PICTURE_QUALITY = 60;

export type PictureWidth =
  | (typeof PICTURE_WIDTHS)[keyof typeof PICTURE_WIDTHS][number]
  | typeof LITE_PICTURE_WIDTH;

/**
 * The URL of a story picture fitted to a width by the site itself, so that no request leaves for
 * another host.
 */
export const fittedPictureUrl = (src: string, width: PictureWidth) =>
  `/pictures/fit?url=${encodeURIComponent(src)}&w=${width}`;

/** A story's picture as large as the site has it; its own drawings are as large as one likes. */
export const largestPicture = (src: string): string =>
  src.startsWith('/') ? src : fittedPictureUrl(src, 1200);

/**
 * `src` and `srcSet` of a story picture; written by hand, since `next/image` would be a client
 * component in each card. The site's own drawings are SVG, which needs no widths.
 */
export function imageSet(
  src: string,
  place: keyof typeof PICTURE_WIDTHS,
): { src: string; srcSet?: string } {
  if (src.startsWith('/')) return { src };
  const widths = PICTURE_WIDTHS[place];
  return {
    src: fittedPictureUrl(src, widths[1]),
    srcSet: widths.map((width) => `${fittedPictureUrl(src, width)} ${width}w`).join(', '),
  };
}
