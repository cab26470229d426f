import { safeDecode } from '@/lib/format/safeDecode';

/**
 * A list of ids as one query value, joined by commas. Each is escaped twice: once for the query,
 * which a server unescapes before it hands it out, and once for the list, since an id may hold a
 * comma.
 */
export const idsQuery = (ids: readonly string[]): string =>
  ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join(',');

/** The ids of such a value, each once; what was escaped only once is understood as well. */
export const parseStoryIds = (value: string): string[] => [
  ...new Set(value.split(',').filter(Boolean).map(safeDecode)),
];
