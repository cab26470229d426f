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
 * Lists and objects in one answer, 50 an entry. Parsed, 64 MB of empty objects would take 15 s and
 * 2 GB, where 64 MB of stories take 0.3 s and twice their size.
 */
export const CONTAINERS = 1_000_000;

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
