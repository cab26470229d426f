import type { PictureWidth } from './pictureWidths';

/**
 * The URL of a story picture fitted to a width by the site itself, so that no request leaves for
 * another host.
 */
export const fittedPictureUrl = (src: string, width: PictureWidth) =>
  `/pictures/fit?url=${encodeURIComponent(src)}&w=${width}`;
