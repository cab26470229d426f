import 'server-only';
import { derivedFeeds } from '@/lib/provider/source/derivedFeeds';
import type { Source } from '@/lib/provider/source/source';
import { archive, sitemap } from './archive';
import { draft } from './draft';
import { ghostLists } from './lists';
import { idsAt, storiesById } from './singlePosts';

/** Members-only posts stay hidden, titles too, unless `GHOST_MEMBERS_POSTS` is `teaser`. */
export const ghostSource: Source = {
  ...derivedFeeds(ghostLists),
  stories: storiesById,
  archive,
  sitemap,
  idsAt,
  draft,
};
