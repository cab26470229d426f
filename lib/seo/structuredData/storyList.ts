import 'server-only';
import type { CollectionPageLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { type StoryCard, storyPath } from '@/lib/story/story';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { websiteId } from './website';

type Listed = { path: string; name: string; stories: readonly Pick<StoryCard, 'id' | 'title'>[] };

/** A page that lists stories, with those it shows in its order; a page without stories is none. */
export function storyList({ path, name, stories }: Listed, locale: Locale): CollectionPageLeaf[] {
  if (stories.length === 0) return [];
  const url = absoluteUrl(path, locale);
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name,
      inLanguage: LOCALES[locale].regional,
      isPartOf: { '@id': websiteId(locale) },
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
