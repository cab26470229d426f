import { queryOption, type QueryParam } from '@/lib/request/queryParam';
import { queryText } from '@/lib/search/queryText';
import { MOST_RESULTS, RESULTS_STEP } from './pinAnswer';

export const PIN_MODES = ['pincode', 'location'] as const;
export type PinMode = (typeof PIN_MODES)[number];

export const isBlank = (query: string): boolean => query.trim() === '';

export type PinQuery = { query: string; mode: PinMode; shown: number };

function shownIn(param: QueryParam): number {
  const shown = Number(param);
  return shown % RESULTS_STEP === 0 && shown > 0 && shown <= MOST_RESULTS ? shown : RESULTS_STEP;
}

export function parsePinQuery({
  q,
  mode,
  shown,
}: {
  q?: QueryParam;
  mode?: QueryParam;
  shown?: QueryParam;
}): PinQuery {
  return {
    query: queryText(q),
    mode: queryOption(mode, PIN_MODES, 'pincode'),
    shown: shownIn(shown),
  };
}

const parameters = ({ query, mode, shown }: PinQuery) =>
  new URLSearchParams({
    q: queryText(query),
    ...(mode === 'location' && { mode }),
    ...(shown > RESULTS_STEP && { shown: String(shown) }),
  });

export const pinHref = (own: string, asked: PinQuery): string =>
  isBlank(asked.query) ? own : `${own}?${parameters(asked).toString()}`;

export const pinEndpoint = (asked: PinQuery, locale: string): string =>
  `/api/tools/pin?${parameters(asked).toString()}&lang=${locale}`;
