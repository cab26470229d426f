/** The widths a story picture is fitted to, by its place on a page. */
export const PICTURE_WIDTHS = { wide: [360, 480, 640, 828, 1200], thumb: [112, 208, 320] } as const;

/** Of both formats, WebP and JPEG: from 0 to 100. */
export const PICTURE_QUALITY = 60;

export type PictureWidth = (typeof PICTURE_WIDTHS)[keyof typeof PICTURE_WIDTHS][number];
