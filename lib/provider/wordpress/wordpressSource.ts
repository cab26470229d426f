import 'server-only';
import type { Source } from '@/lib/provider/source/source';
import { archive, sitemap } from './archive';
import { wordpressFeeds } from './lists';
import { idsAt } from './permalink';
import { draft, storiesById } from './singlePosts';
import { filing } from './terms';

/** WordPress 5.6 or newer through its REST API; needs no plug-in. */
export const wordpressSource: Source = {
  ...wordpressFeeds,
  stories: storiesById,
  archive,
  sitemap,
  idsAt,
  filing,
  draft,
};
