import type { QueryParam } from '@/lib/request/queryParam';
import { queryText } from '@/lib/search/queryText';
import { MOST_RESULTS, RESULTS_STEP } from './pinAnswer';

export const PIN_MODES = ['pincode', 'location'] as const;
export type PinMode = (typeof PIN_MODES)[number];

/** Whether a query asks for nothing: blank, or no more than spaces. */
export const isBlank = (query: string): boolean => query.trim() === '';

/** What a reader looks for, where, and how many results of it. */
export type PinQuery = { query: string; mode: PinMode; shown: number };

/** A full number of steps; anything else is the first. */
function shownIn(param: QueryParam): number {
  const shown = Number(param);
  return shown % RESULTS_STEP === 0 && shown > 0 && shown <= MOST_RESULTS ? shown : RESULTS_STEP;
}

/**
 * The search a URL asks for. Of a parameter said twice the first counts; an unknown mode is
 * the PIN code's.
 */
export function parsePinQuery({
  q,
  mode,
  shown,
}: {
  q?: QueryParam;
  mode?: QueryParam;
  shown?: QueryParam;
}): PinQuery {
  const [named] = [mode].flat();
  return {
    query: queryText(q),
    mode: PIN_MODES.find((known) => known === named) ?? 'pincode',
    shown: shownIn(shown),
  };
}

const parameters = ({ query, mode, shown }: PinQuery) =>
  new URLSearchParams({
    q: queryText(query),
    ...(mode === 'location' && { mode }),
    ...(shown > RESULTS_STEP && { shown: String(shown) }),
  });

/**
 * The URL of a search on the tool's own page; a blank one is the page's own, and the first mode
 * is the default.
 */
export const pinHref = (own: string, asked: PinQuery): string =>
  isBlank(asked.query) ? own : `${own}?${parameters(asked).toString()}`;

/** The endpoint's URL for a search. */
export const pinEndpoint = (asked: PinQuery, locale: string): string =>
  `/api/tools/pin?${parameters(asked).toString()}&lang=${locale}`;
