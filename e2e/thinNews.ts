import { join } from 'node:path';
import { createFeeds } from '../newsroom/feeds.mjs';
import type { Entry, Feed } from './stories';

/** The newsroom's thin set: hardly a picture, mostly Hindi, sections with one story or none. */
export function thinNews(): Record<Feed, Entry[]> {
  const dataDir = join(process.cwd(), 'newsroom', 'thin');
  const read = createFeeds({ dataDir, now: Date.now, log: console.error });
  const itemsOf = (name: Feed): Entry[] => read(name).items;
  return {
    posters: itemsOf('posters'),
    'breaking-news': itemsOf('breaking-news'),
    'featured-stories': itemsOf('featured-stories'),
    news: itemsOf('news'),
  };
}
