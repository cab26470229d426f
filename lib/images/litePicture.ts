/** The width of the pictures that lite pages lead to: 360 CSS pixels of a phone, a little enlarged. */
export const LITE_PICTURE_WIDTH = 400;

/** The most that such a picture takes on the wire, its response's head included; the link says so. */
export const LITE_PICTURE_KB = 30;

/** What is left of it for the picture itself. */
export const LITE_PICTURE_BYTES = LITE_PICTURE_KB * 1000 - 1500;
