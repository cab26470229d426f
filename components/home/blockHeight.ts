/** How many breaking stories the block shows: one that leads and the line of time beside it. */
export const BREAKING_SHOWN = 10;

/**
 * The least height of each block that may arrive late, so that what stands below it does not move. A little
 * more than the block needs with headlines of usual length, per breakpoint.
 */
export const blockHeight = {
  breaking: 'min-h-[1240px] md:min-h-[820px] lg:min-h-[760px]',
  featured: 'min-h-[1560px] md:min-h-[480px] lg:min-h-[470px]',
  trending: 'min-h-[560px] lg:min-h-[600px]',
  articles: 'min-h-[860px] md:min-h-[600px]',
  threeArticles: 'min-h-[1480px] md:min-h-[480px] lg:min-h-[560px]',
} as const;
