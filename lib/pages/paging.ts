import type { QueryParam } from '@/lib/request/queryParam';

/**
 * How many stories one page of a list shows. A page of twice as many was 374 KB of HTML and
 * hydrated 68 cards at once.
 */
export const PAGE_SIZE = 24;

/** One page of a list. */
export type ListPage<T> = {
  items: readonly T[];
  /** How many the list has on all its pages. */
  total: number;
  /** From 1. */
  number: number;
  /** How many pages there are; at least one. */
  count: number;
};

/** As many as `pageNumber` takes. */
const PAGES = 999_999;

/**
 * The page that the parameter `page` asks for: whole numbers only, and only when given once. Anything
 * else is the first.
 */
export const pageNumber = (page: QueryParam): number =>
  typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;

/** Cuts the page of that number out of a list; one beyond the last has no items. */
export const pageOf = <T>(list: readonly T[], number: number): ListPage<T> =>
  listPage(list.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), list.length, number);

/** The page of that number of a list with so many in total, of which the items are known alone. */
export const listPage = <T>(items: readonly T[], total: number, number: number): ListPage<T> => ({
  items,
  total,
  number,
  count: Math.min(PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE))),
});

/** Whether a list has no page of this number. */
export const isBeyond = ({ number, count }: Pick<ListPage<unknown>, 'number' | 'count'>) =>
  number > count;

/**
 * The URL of a page of a list, the first at the list's own; `query` is what else chooses the
 * list.
 */
export function pagePath(
  path: string,
  number: number,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({
    ...query,
    ...(number > 1 && { page: String(number) }),
  }).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * The numbers to offer beside the current page: its neighbours, the first and the last; null where
 * some are left out.
 */
export function offeredPages({
  number,
  count,
}: Pick<ListPage<unknown>, 'number' | 'count'>): (number | null)[] {
  const numbers = [...new Set([1, number - 1, number, number + 1, count])].filter(
    (one) => one >= 1 && one <= count,
  );
  return numbers.flatMap((one, at) => {
    const left = one - (numbers[at - 1] ?? 0) - 1;
    if (left === 0) return [one];
    // A gap of a single page takes the room of its number, so the number stands there instead.
    return left === 1 ? [one - 1, one] : [null, one];
  });
}
