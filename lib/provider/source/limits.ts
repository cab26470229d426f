import { isObject } from '@/lib/isObject';

/** In UTF-16 units. Without limits, a field of megabytes would fill every card and search result. */
const TITLE = 500;
const SUMMARY = 2_000;
const BODY = 200_000;
const NAME = 100;

export const TEXT_LIMITS = {
  title: TITLE,
  headline: TITLE,
  hindTitle: TITLE,
  summary: SUMMARY,
  description: SUMMARY,
  shortDescription: SUMMARY,
  videoDescription: SUMMARY,
  language: NAME,
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
  role: NAME,
  about: SUMMARY,
  dateline: NAME,
  agency: NAME,
  claim: SUMMARY,
  correction: SUMMARY,
  readTime: NAME,
} as const;

/** 10,000 words with 100 pictures use under a quarter; all limits make 100 ms and a 1.5 MB page. */
export const BODY_LIMITS = {
  /** HTML input in UTF-16 units. */
  html: 500_000,
  elements: 25_000,
  /** Node visits: one to read each node, more for look-aheads. */
  visits: 120_000,
  depth: 100,
  tables: 10,
  lists: 6,
  attribute: 10_000,
  /** Text and URLs written, in UTF-16 units. */
  text: BODY,
  /** Blocks, items, cells and line breaks count 1, a link 8, a picture, player or post 40. */
  parts: 20_000,
} as const;

/** A longer id counts as missing, because a cut one could be another story's. */
export const ID_LIMIT = 200;
/** Longer URLs, dates and figures count as missing. */
export const URL_LIMIT = 2_000;
export const FIGURE_LIMIT = 100;

export const STORY_LISTS = {
  authors: 20,
  corrections: 20,
  tags: 50,
  files: 50,
  photos: 50,
} as const;

export const HIGHLIGHTS = 50;
export const HIGHLIGHT_LIMIT = 500;

/** A long election night has about 800. */
export const LIVE_LIMITS = { read: 10_000, updates: 2_000 } as const;

/** Twice a sitemap file; validating 400,000 entries would block the server for seconds. */
export const ENTRIES = 20_000;

/** Enough for ten thousand live updates; larger ones block `JSON.parse` (90 ms) and are dropped. */
export const ENTRY_LIMITS = { bytes: 16_000_000, parts: 150_000 } as const;

export function isOverLimit(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  const { highlights } = entry;
  return (
    Object.entries(TEXT_LIMITS).some(([field, limit]) => isLong(entry[field], limit)) ||
    (Array.isArray(highlights) &&
      (highlights.length > HIGHLIGHTS || highlights.some((line) => isLong(line, HIGHLIGHT_LIMIT))))
  );
}

const isLong = (value: unknown, limit: number) => typeof value === 'string' && value.length > limit;
