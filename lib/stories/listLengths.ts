/** One constant each, so that islands bundle only theirs. */

export const FEATURED_LENGTH = 3;
export const TRENDING_LENGTH = 5;
/** Other languages fill up to `atLeast`: a lead and five rows. */
export const BREAKING_LENGTH = { atLeast: 6, atMost: 10 };
export const NO_LIMIT = { atLeast: Infinity, atMost: Infinity };

/**
 * One minute at five seconds each. Our own limit (product.md 4.1), because the HTML contains every
 * slide.
 */
export const SLIDES = 12;

export const LEAD_AND_ROWS = 4;

export const STATE_CHOICE = 2 * LEAD_AND_ROWS;

export const MORE_ON_PAGE = 4;
export const MORE_IN_READER = 3;

export const SIDEBAR_LENGTH = 5;

export const LIVE_HEADLINES = 4;

/** A section with fewer stories says so, and menus hide it. */
export const ENOUGH_IN_SECTION = 3;

export const MORE_IN_SECTION = 3;
/** A section with fewer shows more stories from elsewhere, to match its sidebar's height. */
export const FEW_OF_ITS_OWN = 4;
export const MORE_IN_THIN_SECTION = 9;

export const LLMS_NEWEST = 20;

export const FEED_LENGTH = 50;

export const STORIES_PER_REQUEST = 100;
