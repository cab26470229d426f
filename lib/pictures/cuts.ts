/**
 * The three shapes that Google asks of an article's picture ("Article structured data", `image`),
 * in pixels: at least 1200 wide, for its large previews.
 */
export const CUTS = {
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;

export type Cut = keyof typeof CUTS;

export const isCut = (name: string): name is Cut => Object.hasOwn(CUTS, name);

/** Their names, the widest first. */
export const CUT_NAMES = Object.keys(CUTS).filter(isCut);
