/**
 * How many stories each list shows; a page of a long list has `PAGE_SIZE` (`lib/pages`). Apart, so that only what an
 * island uses travels.
 */

/** Of the home page. */
export const FEATURED_LENGTH = 3;
export const TRENDING_LENGTH = 5;
/**
 * `atLeast` is filled up with stories in other languages, `atMost` are shown: a lead and five more;
 * up to ten on a busy day. "Show all" leads to the others. The room kept
 * for them while they load is `breaking` in `components/home/blockHeight.ts`.
 */
export const BREAKING_LENGTH = { atLeast: 6, atMost: 10 };
/** A list that shows every language, the page's own first. */
export const NO_LIMIT = { atLeast: Infinity, atMost: Infinity };

/**
 * Slides of the hero: one minute at five seconds each. The limit is ours (product.md 4.1), since the
 * HTML contains every slide.
 */
export const SLIDES = 12;

/** A lead and three rows: the home page's state news, and its videos. */
export const LEAD_AND_ROWS = 4;

/** Of a reader's own state, for the same block: as many again, since some of them stand elsewhere on the page. */
export const STATE_CHOICE = 2 * LEAD_AND_ROWS;

/** "More news" beside a story on its own page, and in the reader. */
export const MORE_ON_PAGE = 4;
export const MORE_IN_READER = 3;

/** The newest stories in the sidebar beside a page's own. */
export const SIDEBAR_LENGTH = 5;

/** Now and next on the live page. */
export const LIVE_HEADLINES = 4;

/** A section with fewer says so, and is not worth a place in a menu. */
export const ENOUGH_IN_SECTION = 3;

/** From elsewhere, at the foot of a section's page. */
export const MORE_IN_SECTION = 3;
/** On a page with fewer stories of its own than these, so that it is as long as its sidebar. */
export const FEW_OF_ITS_OWN = 4;
export const MORE_IN_THIN_SECTION = 9;

/** Of each language in `llms.txt`. */
export const LLMS_NEWEST = 20;

/** In each RSS, Atom and JSON feed. */
export const FEED_LENGTH = 50;

/** What one request for story bodies may name: more than any page lists. */
export const STORIES_PER_REQUEST = 100;
