import 'server-only';
import type { Source } from '@/lib/provider/source/source';
import { archive, sitemap } from './archive';
import { draft } from './draft';
import { wordpressFeeds } from './lists';
import { idsAt } from './permalink';
import { filing } from './terms';
import { storiesById } from './wholePosts';

/** A WordPress from 5.6 on, by its REST API; nothing has to be installed in it. */
export const wordpressSource: Source = {
  ...wordpressFeeds,
  stories: storiesById,
  archive,
  sitemap,
  idsAt,
  filing,
  draft,
};
