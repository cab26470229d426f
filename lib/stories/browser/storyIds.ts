import { safeDecode } from '@/lib/format/safeDecode';

/** Double-escaped: servers decode the query once, and an id may contain a comma. */
export const idsQuery = (ids: readonly string[]): string =>
  ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join(',');

export const parseStoryIds = (value: string): string[] => [
  ...new Set(value.split(',').filter(Boolean).map(safeDecode)),
];
