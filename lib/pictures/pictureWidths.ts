/** The widths a story picture is fitted to, by its place on a page. */
export const PICTURE_WIDTHS = { wide: [360, 480, 640, 828, 1200], thumb: [112, 208, 320] } as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[keyof typeof PICTURE_WIDTHS][number];

const ALL: readonly PictureWidth[] = [...PICTURE_WIDTHS.wide, ...PICTURE_WIDTHS.thumb];

/** The width that a text of digits names, or null when it is none of ours. */
export const readPictureWidth = (text: string | null): PictureWidth | null => ALL.find((width) => String(width) === text) ?? null;
