import { matching } from '@/components/ui/filter';
import { memoize } from '@/lib/memoize';
import { type ListPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';

const chosenOf = memoize(matching);

type Options = {
  chosen: string;
  number: number;
  archived?: ListPage<unknown>;
};

/**
 * A list that fits one page filters in the browser; otherwise each choice has its own pages, built
 * on the server.
 */
export function filteredPage<T extends { values: readonly string[] }>(
  items: readonly T[],
  { chosen, number, archived }: Options,
): { isWhole: boolean; page: ListPage<T> } {
  if (archived) {
    const isWhole = chosen === 'all' && archived.count === 1;
    return { isWhole, page: { ...archived, items: isWhole ? items : filedUnder(items, chosen) } };
  }
  const isWhole = items.length <= PAGE_SIZE;
  return { isWhole, page: pageOf(isWhole ? items : chosenOf(items, chosen), number) };
}

/** The archive may file a story under more categories than its card names. */
const filedUnder = <T extends { values: readonly string[] }>(items: readonly T[], chosen: string) =>
  items.map((item) => ({ ...item, values: [...item.values, chosen] }));
