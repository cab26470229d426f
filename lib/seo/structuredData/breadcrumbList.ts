import 'server-only';
import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/site/absoluteUrl';

type Step = {
  name: string;
  /** Without language prefix; a folder without a page has none. */ path?: string;
};

/**
 * The breadcrumb trail from home to a page. Google accepts only steps with a URL, and at least two
 * of them. Empty for an unknown URL, whose trail does not end at the page itself.
 */
export function breadcrumbList(
  page: string,
  steps: readonly Step[],
  locale: Locale,
): BreadcrumbListLeaf[] {
  const addressed = steps.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]));
  if (addressed.length < 2 || addressed.at(-1)?.path !== page) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: addressed.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: absoluteUrl(path, locale),
      })),
    },
  ];
}
