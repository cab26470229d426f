import { categoryKey } from '@/lib/content/keys';
import { isSection, SECTION_PATHS } from './sections';
import { isSubdivided } from './subcategories';

/** Where a category may have a page: among the sections, or below one of them. */
const FOLDERS = ['', ...SECTION_PATHS.filter(isSubdivided)];

/**
 * Where a topic leads, without language prefix: to its section if it has one, else to the search
 * for its words. `name` is its key or its name in the default language.
 */
export function topicPath(name: string, words: string): string {
  const key = categoryKey(name);
  const section = FOLDERS.map((folder) => `${folder}/${key}`).find(isSection);
  return section ?? `/search?q=${encodeURIComponent(words)}`;
}
