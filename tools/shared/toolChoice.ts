import type { FilterChoice } from '@/components/ui/filter';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import type { ToolPath } from '@/lib/pages/tools';
import type { QueryParam } from '@/lib/request/queryParam';

type Choice = {
  path: ToolPath;
  locale: Locale;
  parameter: 'city' | 'sign';
  options: readonly {
    value: string;
    label: string;
    summary?: string;
  }[];
  requested: QueryParam;
};

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
