/**
 * The longest texts taken from the provider, in UTF-16 units. One field of several megabytes would
 * otherwise stand in every card, title and search result, and take the process's memory with it.
 */
const TITLE = 500;
const SUMMARY = 2_000;
const BODY = 200_000;
const NAME = 100;

/** Fields that are cut at their limit, between grapheme clusters. */
export const TEXT_LIMITS = {
  title: TITLE,
  headline: TITLE,
  hindTitle: TITLE,
  summary: SUMMARY,
  description: SUMMARY,
  shortDescription: SUMMARY,
  videoDescription: SUMMARY,
  hindSummary: SUMMARY,
  content: BODY,
  fullContent: BODY,
  hindContent: BODY,
  fullDescription: BODY,
  category: NAME,
  state: NAME,
  location: NAME,
  city: NAME,
  author: NAME,
  readTime: NAME,
} as const;

/**
 * Of a body in HTML: the markup that is read, its text, and how many blocks, items and cells it may
 * be made of. Elements nested deeper than `depth` are text.
 */
export const BODY_LIMITS = { html: 500_000, text: BODY, parts: 20_000, depth: 100 } as const;

/** A longer id counts as missing. It is not cut, because the result could be the id of another story. */
export const ID_LIMIT = 200;
/** A longer URL counts as missing. So does a longer date or figure. */
export const URL_LIMIT = 2_000;
export const FIGURE_LIMIT = 100;

/** Highlights of a story, and the length of each. */
export const HIGHLIGHTS = 50;
export const HIGHLIGHT_LIMIT = 500;

/**
 * Entries read of one answer, twice what a sitemap file holds. Validating 400,000 of them would
 * block the server for seconds.
 */
export const ENTRIES = 20_000;

/**
 * Of one entry of JSON: its bytes, which are three bodies at their limit with every letter escaped,
 * and its lists, objects, commas and colons. One that has more takes `JSON.parse` longer than others
 * can wait, and costs itself alone.
 */
export const ENTRY_LIMITS = { bytes: 4_000_000, parts: 50_000 } as const;

/** Whether any text of an entry is over its limit. */
export function isOverLimit(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const highlights: unknown = Reflect.get(entry, 'highlights');
  return (
    Object.entries(TEXT_LIMITS).some(([field, limit]) =>
      isLong(Reflect.get(entry, field), limit),
    ) ||
    (Array.isArray(highlights) &&
      (highlights.length > HIGHLIGHTS || highlights.some((line) => isLong(line, HIGHLIGHT_LIMIT))))
  );
}

const isLong = (value: unknown, limit: number) => typeof value === 'string' && value.length > limit;
