import { fittedPictureUrl, PICTURE_WIDTHS } from '@/lib/images/fittedPictureUrl';

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
