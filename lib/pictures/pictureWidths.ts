/** The widths a story picture is fitted to, by its place on a page. */
export const PICTURE_WIDTHS = { wide: [360, 480, 640, 828, 1200], thumb: [112, 208, 320] } as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[keyof typeof PICTURE_WIDTHS][number];
