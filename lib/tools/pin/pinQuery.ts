import type { QueryParam } from '@/lib/http/queryParam';
import { queryText } from '@/lib/search/queryText';
import { isBlank, PIN_MODES, type PinMode } from './searchPins';

/** What a reader looks for, and where. */
export type PinQuery = { query: string; mode: PinMode };

/**
 * The search a URL asks for. Of a parameter said twice the first counts; an unknown mode is
 * the PIN code's.
 */
export function parsePinQuery({ q, mode }: { q?: QueryParam; mode?: QueryParam }): PinQuery {
  const [named] = [mode].flat();
  return { query: queryText(q), mode: PIN_MODES.find((known) => known === named) ?? 'pincode' };
}

/**
 * The URL of a search on the tool's own page; a blank one is the page's own, and the first mode
 * is the default.
 */
export function pinHref(own: string, { query, mode }: PinQuery): string {
  if (isBlank(query)) return own;
  return `${own}?${new URLSearchParams({ q: queryText(query), ...(mode === 'location' && { mode }) }).toString()}`;
}
