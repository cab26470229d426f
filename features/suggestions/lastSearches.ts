import { deviceRecord } from '@/lib/browser/deviceRecord';

const MOST = 10;

const parse = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) && kept.every((entry) => typeof entry === 'string')
    ? kept.slice(0, MOST)
    : undefined;

export const lastSearches = deviceRecord<readonly string[]>('searches', { parse, empty: [] });

const others = (query: string) => lastSearches.read().filter((entry) => entry !== query);

export function keepSearch(typed: string): void {
  const query = typed.trim();
  if (query !== '') lastSearches.write([query, ...others(query)].slice(0, MOST));
}

export const forgetSearch = (query: string): void => void lastSearches.write(others(query));
