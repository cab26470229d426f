import { useTranslations } from 'next-intl';
import { oncePerList } from '@/lib/oncePerList';
import type { QueryParam } from '@/lib/request/queryParam';
import { type FilterChoice, matching } from './filter';

export type FilterOptions = {
  /** The page's URL in the reader's language. */
  href: string;
  parameter?: string;
  /** Beside 'all', in order. */
  filters: readonly { value: string; label: string }[];
  /** The query parameter as it came; anything that is no filter counts as 'all'. */
  chosen: QueryParam;
  /** The word for 'all', where it is not simply "All". */
  all?: string;
  /** Whether the lists could be read; if not, nothing is said of how much a choice leaves. */
  isOk?: boolean;
};

type Items = readonly { values: readonly string[] }[];

const countOf = oncePerList((items: Items, value: string) => matching(items, value).length);

/**
 * A filter put into words and URLs, with what each choice leaves of the lists below it. For the
 * server.
 */
export function useFilterChoice(
  { href, parameter = 'category', filters, chosen, all, isOk = true }: FilterOptions,
  ...lists: readonly Items[]
): FilterChoice {
  const t = useTranslations('Section');
  const choices = [
    { value: 'all', label: all ?? t('all'), href },
    ...filters.map(({ value, label }) => ({ value, label, href: `${href}?${parameter}=${value}` })),
  ];
  return {
    parameter,
    filters: choices.map((choice) => ({
      ...choice,
      shown: isOk
        ? t('shown', {
            filter: choice.label,
            count: lists.reduce((sum, items) => sum + countOf(items, choice.value), 0),
          })
        : '',
    })),
    chosen: filters.find(({ value }) => value === chosen)?.value ?? 'all',
  };
}
