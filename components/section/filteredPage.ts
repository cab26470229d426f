import { matching } from '@/components/ui/filter';
import { oncePerList } from '@/lib/oncePerList';
import { type ListPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';

const chosenOf = oncePerList(matching);

type Options = {
  chosen: string;
  number: number;
  /** The page of what is chosen, where an archive has it; then `items` are those of the page. */
  archived?: ListPage<unknown>;
};

/**
 * What a page with a filter holds of its list. While the list fits one page, all of it is there and
 * the filter works in place; otherwise each choice has pages of its own, which only the server can
 * make.
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

/** The archive files a story under more than the one category that its card names. */
const filedUnder = <T extends { values: readonly string[] }>(items: readonly T[], chosen: string) =>
  items.map((item) => ({ ...item, values: [...item.values, chosen] }));
