import { deviceRecord } from '@/lib/browser/device/deviceRecord';

/** As many as are kept, the newest first. */
const MOST = 10;

const parse = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) && kept.every((entry) => typeof entry === 'string')
    ? kept.slice(0, MOST)
    : undefined;

/** What the reader has searched for on this device. */
export const lastSearches = deviceRecord<readonly string[]>('searches', { parse, empty: [] });

const others = (query: string) => lastSearches.read().filter((entry) => entry !== query);

/** Puts a search before the others. */
export function keepSearch(typed: string): void {
  const query = typed.trim();
  if (query !== '') lastSearches.write([query, ...others(query)].slice(0, MOST));
}

export const forgetSearch = (query: string): void => void lastSearches.write(others(query));
