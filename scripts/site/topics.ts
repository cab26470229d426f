import type { Site } from '@/lib/site/siteSchema';
import type { Tree } from './siteFolder';

const pathOf = (id: string) => `/topic/${id}`;

/** `topicMonsoon2026` for `monsoon-2026`. */
const keyOf = (id: string) =>
  `topic-${id}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const isTopicOf = ({ topics }: Pick<Site, 'topics'>, path: string): boolean =>
  Object.keys(topics).some((id) => pathOf(id) === path);

/**
 * Adds topics as sections, because menus, sitemap, search, feeds, lite pages and structured data
 * know sections by path.
 */
export const withTopics = (site: Site): Site => ({
  ...site,
  sections: {
    ...site.sections,
    ...Object.fromEntries(
      Object.entries(site.topics).map(([id, { categories, tags, layout, blocks }]) => [
        pathOf(id),
        { key: keyOf(id), news: categories, tags, ...(layout && { layout }), blocks },
      ]),
    ),
  },
});

/** Escapes an editor's text for the message syntax. */
const asMessage = (text: string) => text.replaceAll("'", "''").replace(/[{}<>]/g, "'$&'");

export function topicMessages({ topics }: Site, locale: string): Tree {
  const of = (field: 'title' | 'intro') =>
    Object.fromEntries(
      Object.entries(topics).map(([id, topic]) => [
        keyOf(id),
        asMessage(topic[field][locale] ?? ''),
      ]),
    );
  return { Pages: of('title'), PageTitles: of('title'), PageDescriptions: of('intro') };
}
