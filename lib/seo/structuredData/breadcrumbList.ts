import 'server-only';
import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/site/absoluteUrl';

type Item = {
  name: string;
  /** Without language prefix; a folder without a page has none. */
  path?: string;
};

/**
 * The breadcrumb trail from home to a page. Google accepts only items with a URL, and at least two
 * of them. Empty for an unknown URL, whose trail does not end at the page itself.
 */
export function breadcrumbList(
  page: string,
  items: readonly Item[],
  locale: Locale,
): BreadcrumbListLeaf[] {
  const linkedItems = items.flatMap(({ name, path }) =>
    path === undefined ? [] : [{ name, path }],
  );
  if (linkedItems.length < 2 || linkedItems.at(-1)?.path !== page) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: linkedItems.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: absoluteUrl(path, locale),
      })),
    },
  ];
}
