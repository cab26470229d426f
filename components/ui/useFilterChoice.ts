import { useTranslations } from 'next-intl';
import { memoize } from '@/lib/memoize';
import type { QueryParam } from '@/lib/request/queryParam';
import { type FilterChoice, matching } from './filter';

export type FilterOptions = {
  href: string;
  parameter?: string;
  filters: readonly { value: string; label: string }[];
  chosen: QueryParam;
  all?: string;
  /** False omits result counts, because a feed failed. */
  isOk?: boolean;
};

type Items = readonly { values: readonly string[] }[];

const countOf = memoize((items: Items, value: string) => matching(items, value).length);

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
