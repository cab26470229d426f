import type { QueryParam, SearchParams } from '@/lib/request/queryParam';

/** Twice as many stories made 374 KB of HTML and hydrated 68 cards at once. */
export const PAGE_SIZE = 24;

export type ListPage<T> = {
  items: readonly T[];
  total: number;
  number: number;
  count: number;
};

const PAGES = 999_999;

export const pageNumber = (page: QueryParam): number =>
  typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;

export const parsePageQuery = async (searchParams: SearchParams) =>
  pageNumber((await searchParams).page);

export const pageOf = <T>(list: readonly T[], number: number): ListPage<T> =>
  listPage(list.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), list.length, number);

export const listPage = <T>(items: readonly T[], total: number, number: number): ListPage<T> => ({
  items,
  total,
  number,
  count: Math.min(PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE))),
});

export const isBeyond = ({ number, count }: Pick<ListPage<unknown>, 'number' | 'count'>) =>
  number > count;

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

/** The first, last and adjacent pages; null marks a gap. */
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
    // A gap of one page shows its number, which takes the same room.
    return left === 1 ? [one - 1, one] : [null, one];
  });
}
