export const LITE_PICTURE_WIDTH = 400;

/** Bytes on the wire including headers; the link states this figure. */
export const LITE_PICTURE_KB = 30;

export const LITE_PICTURE_BYTES = LITE_PICTURE_KB * 1000 - 1500;
