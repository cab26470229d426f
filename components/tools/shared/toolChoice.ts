import type { FilterChoice } from '@/components/ui/filter';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/routing';
import type { ToolPath } from '@/lib/pages/tools';
import type { QueryParam } from '@/lib/request/queryParam';

type Choice = {
  path: ToolPath;
  locale: Locale;
  /** Name of the query parameter. */
  parameter: 'city' | 'sign';
  options: readonly {
    value: string;
    label: string;
    /** What screen readers hear of the choice, the label unless given. */
    summary?: string;
  }[];
  /** The query parameter as it came; what is no option counts as the first. */
  requested: QueryParam;
};

/**
 * A city or a sign to choose, for `FilterBar` and `useFilter`: the first at the tool's own URL,
 * each other at its link.
 */
export function toolChoice({ path, locale, parameter, options, requested }: Choice): FilterChoice {
  const own = localPath(path, locale);
  return {
    parameter,
    filters: options.map(({ value, label, summary = label }, index) => ({
      value,
      label,
      shown: summary,
      href: index === 0 ? own : `${own}?${parameter}=${value}`,
    })),
    chosen: (options.find(({ value }) => value === requested) ?? options[0])?.value ?? '',
  };
}
