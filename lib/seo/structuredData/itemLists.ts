import 'server-only';
import type { BreadcrumbListLeaf, CollectionPageLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { type StoryCard, storyPath } from '@/lib/story/story';
import { webPage } from './organization';

type Item = {
  name: string;
  path?: string;
};

/** Google requires at least two items, all with a URL. Empty for an unknown URL. */
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

type Listed = { path: string; name: string; stories: readonly Pick<StoryCard, 'id' | 'title'>[] };

export function storyList({ path, name, stories }: Listed, locale: Locale): CollectionPageLeaf[] {
  if (stories.length === 0) return [];
  return [
    {
      '@type': 'CollectionPage',
      ...webPage(path, locale),
      name,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: stories.map(({ id, title }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: absoluteUrl(storyPath(id), locale),
          name: title,
        })),
      },
    },
  ];
}
