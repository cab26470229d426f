import 'server-only';
import { derivedFeeds } from '@/lib/provider/source/derivedFeeds';
import type { Source } from '@/lib/provider/source/source';
import { archive, sitemap } from './archive';
import { ghostLists } from './lists';
import { idsAt, storiesById } from './singlePosts';

/**
 * A Ghost from 5 on, by its Content API, which knows no drafts. Only posts that anybody may read
 * exist for the site: of those for members not even the titles are shown.
 */
export const ghostSource: Source = {
  ...derivedFeeds(ghostLists),
  stories: storiesById,
  archive,
  sitemap,
  idsAt,
};
