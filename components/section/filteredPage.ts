import { matching } from '@/components/ui/filter';
import { oncePerList } from '@/lib/oncePerList';
import { type ListPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';

const chosenOf = oncePerList(matching);

/**
 * What a page with a filter holds of its list. While the list fits one page, all of it is there and
 * the filter works in place; otherwise each choice has pages of its own, which only the server can
 * make.
 */
export function filteredPage<T extends { values: readonly string[] }>(
  items: readonly T[],
  chosen: string,
  number: number,
): { isWhole: boolean; page: ListPage<T> } {
  const isWhole = items.length <= PAGE_SIZE;
  return { isWhole, page: pageOf(isWhole ? items : chosenOf(items, chosen), number) };
}
