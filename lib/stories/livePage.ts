import { isBeyond, pageNumber } from '@/lib/pages/paging';
import { queryOption, type QueryParam } from '@/lib/request/queryParam';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { UPDATES_PER_PAGE } from './liveAnswer';

const ORDERS = ['newest', 'oldest'] as const;

type LiveOrder = (typeof ORDERS)[number];

export type LivePage = {
  updates: readonly LiveUpdate[];
  pinned: LiveUpdate | null;
  order: LiveOrder;
  number: number;
  count: number;
  isMissing: boolean;
};

export type LiveQuery = Readonly<Partial<Record<string, QueryParam>>>;

/** The page number for search engines: other orders and single updates repeat its content. */
export function canonicalNumber(coverage: Coverage | undefined, query: LiveQuery): number {
  const page = coverage && livePage(coverage, query);
  const isOwn = page?.order === 'newest' && query.update === undefined && !isBeyond(page);
  return isOwn ? page.number : 1;
}

/**
 * The newest page has the remainder, 30 to 59 updates, so that full pages never change. `page`
 * counts in `order`; `update` selects its own page.
 */
export function livePage({ updates, pinned }: Coverage, query: LiveQuery): LivePage {
  const order = queryOption(query.order, ORDERS, 'newest');
  const count = Math.max(1, Math.floor(updates.length / UPDATES_PER_PAGE));
  const inOrder = (number: number) => (order === 'newest' ? number : count + 1 - number);
  const newestLength = updates.length - (count - 1) * UPDATES_PER_PAGE;

  const asked = typeof query.update === 'string' ? query.update : null;
  const at = asked === null ? -1 : updates.findIndex(({ id }) => id === asked);
  const pageOfAsked =
    at < newestLength ? 1 : 2 + Math.floor((at - newestLength) / UPDATES_PER_PAGE);
  const number = at === -1 ? pageNumber(query.page) : inOrder(pageOfAsked);

  const end = newestLength + (inOrder(number) - 1) * UPDATES_PER_PAGE;
  const start = inOrder(number) === 1 ? 0 : end - UPDATES_PER_PAGE;
  const shown = number > count ? [] : updates.slice(start, end);
  return {
    updates: order === 'newest' ? shown : shown.toReversed(),
    pinned: (number === 1 && updates.find(({ id }) => id === pinned)) || null,
    order,
    number,
    count,
    isMissing: asked !== null && at === -1,
  };
}
