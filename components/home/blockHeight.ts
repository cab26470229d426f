import { FEATURED_LENGTH, TRENDING_LENGTH } from '@/lib/stories/listLengths';

/**
 * Minimum heights of late blocks, measured with pictures and average headlines; rem follows text
 * size. Islands get theirs as a property.
 */
export const blockHeight = {
  breaking: 'min-h-[67.5rem] md:min-h-[41.25rem] lg:min-h-[47.5rem] xl:min-h-[41.25rem]',
  featured: 'min-h-[47.5rem] md:min-h-[28.5rem] lg:min-h-[27.5rem] xl:min-h-[29.5rem]',
  trending: 'min-h-[31.5rem] lg:min-h-[37.5rem]',
  articles: 'min-h-[57rem] md:min-h-[32rem]',
} as const;

/** The lead and rows of `breaking` that about fill its height. */
const FILLING = 8;

const FILLED_BY = { breaking: FILLING, featured: FEATURED_LENGTH, trending: TRENDING_LENGTH };

/** A late list keeps the room that was held for it; another has room only if it fills it. */
export const roomOf = (
  block: keyof typeof FILLED_BY,
  stories: number,
  isLate: boolean,
): string | undefined => (isLate || stories >= FILLED_BY[block] ? blockHeight[block] : undefined);
