import { categoryKey } from '@/lib/content/keys';
import { isPage } from './pages';

/** Sections, and the categories below them that have pages of their own. */
const FOLDERS = ['', '/entertainment', '/sports'] as const;

/**
 * Where a topic leads, without language prefix: to its section if it has one, else to the search
 * for its words. `name` is its key or its English name.
 */
export function topicPath(name: string, words: string): string {
  const key = categoryKey(name);
  const section = FOLDERS.map((folder) => `${folder}/${key}`).find(isPage);
  return section ?? `/search?q=${encodeURIComponent(words)}`;
}
