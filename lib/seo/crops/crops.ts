/**
 * The three shapes that Google asks of an article's picture ("Article structured data", `image`),
 * in pixels: at least 1200 wide, for its large previews.
 */
export const CROPS = {
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;

export type Crop = keyof typeof CROPS;

/** Whether a name is that of a crop. */
export const isCrop = (name: string): name is Crop => Object.hasOwn(CROPS, name);

/** Their names, the widest first. */
export const CROP_NAMES = Object.keys(CROPS).filter(isCrop);
