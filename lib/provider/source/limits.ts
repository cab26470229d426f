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
 * Of a body. What is over one of them is cut, and the page says so. An article of 10,000 words with
 * 100 pictures stays below a quarter of each; one that reaches all of them is read in 100 ms and
 * makes a page of 1.5 MB.
 */
export const BODY_LIMITS = {
  /** HTML that is read, in UTF-16 units. */
  html: 500_000,
  /** Elements and comments that are made of it. */
  elements: 25_000,
  /** How often nodes are looked at: each once when it is read, and again by what asks what is inside. */
  visits: 120_000,
  /** Elements nested deeper are text. */
  depth: 100,
  /** Of tables in tables, deeper ones are the paragraphs in their cells. */
  tables: 10,
  /** Of lists in lists, deeper ones are the paragraphs of their items. */
  lists: 6,
  /** An attribute, in UTF-16 units. */
  attribute: 10_000,
  /** Text and URLs that are written, in UTF-16 units. */
  text: BODY,
  /** Blocks, items, cells and line breaks; a link counts as eight, a picture, player or post as forty. */
  parts: 20_000,
} as const;

/** A longer id counts as missing. It is not cut, because the result could be the id of another story. */
export const ID_LIMIT = 200;
/** A longer URL counts as missing. So does a longer date or figure. */
export const URL_LIMIT = 2_000;
export const FIGURE_LIMIT = 100;

/** How many authors, tags or categories of a story are read, and of files that come with it. */
export const STORY_LISTS = { authors: 20, tags: 50, files: 50 } as const;

/** Highlights of a story, and the length of each. */
export const HIGHLIGHTS = 50;
export const HIGHLIGHT_LIMIT = 500;

/**
 * Entries read of one answer, twice what a sitemap file holds. Validating 400,000 of them would
 * block the server for seconds.
 */
export const ENTRIES = 20_000;

/**
 * Of one entry of JSON: its bytes, since a text of megabytes is cut and its story shown, and its lists,
 * objects, commas and colons. One that has more takes `JSON.parse` longer than others can wait, and
 * costs itself alone.
 */
export const ENTRY_LIMITS = { bytes: 16_000_000, parts: 50_000 } as const;

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
