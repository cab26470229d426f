/**
 * The least height of each block that may arrive late, so that what stands below it does not move: what the
 * block measures with headlines of usual length, in steps of the breakpoints.
 */
export const blockHeight = {
  breaking: 'min-h-270 md:min-h-165 lg:min-h-190 xl:min-h-165',
  featured: 'min-h-202 md:min-h-114 lg:min-h-110 xl:min-h-118',
  trending: 'min-h-126 lg:min-h-150',
  articles: 'min-h-228 md:min-h-128',
  desks: 'min-h-420 md:min-h-240 lg:min-h-255 xl:min-h-275',
} as const;
