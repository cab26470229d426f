import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Filtered } from './Filtered.island';

type Props = {
  /** The page's address in the reader's language. */
  href: string;
  parameter?: string;
  label: string;
  /** Beside 'all', in order. */
  filters: readonly { value: string; label: string }[];
  /** The query parameter as it came; anything that is no filter counts as 'all'. */
  chosen: string | string[] | undefined;
  items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
  layout?: string;
  empty: ReactNode;
  /** The word for 'all', where it is not simply "All". */
  all?: string;
};

/** Cards in three columns. */
export const CARDS = 'mt-4 grid gap-x-col gap-y-6 sm:grid-cols-2 lg:grid-cols-3';

/** A filter bar over a list, put into words and addresses on the server. */
export function FilteredList({ href, parameter = 'category', filters, chosen, items, layout = CARDS, all, ...props }: Props) {
  const t = useTranslations('Section');
  const known = filters.some(({ value }) => value === chosen) && typeof chosen === 'string' ? chosen : 'all';
  return (
    <Filtered
      {...props}
      parameter={parameter}
      chosen={known}
      items={items}
      layout={layout}
      filters={[
        { value: 'all', label: all ?? t('all'), href },
        ...filters.map(({ value, label }) => ({ value, label, href: `${href}?${parameter}=${value}` })),
      ]}
      counts={Array.from({ length: items.length + 1 }, (_, count) => t('shown', { count }))}
    />
  );
}
