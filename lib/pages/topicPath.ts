import { categoryKey, type CategoryKey } from '@/lib/content/keys';
import { isSection, SECTION_PATHS, sectionEntry, type SectionPath } from './sections';
import { isSubdivided } from './subcategories';

/** Where a category may have a page: among the sections, or below one of them. */
const FOLDERS = ['', ...SECTION_PATHS.filter(isSubdivided)];

/** Whether a section takes a category, and not another one of its name. */
function takes(path: SectionPath, key: CategoryKey | null): boolean {
  const { news } = sectionEntry(path);
  return key !== null && (typeof news === 'string' || news.includes(key));
}

/** The section of a topic, without language prefix. `name` is its key or its name in the default language. */
export function sectionOfTopic(name: string): SectionPath | null {
  const key = categoryKey(name);
  return (
    FOLDERS.map((folder) => `${folder}/${key}`)
      .filter(isSection)
      .find((path) => takes(path, key)) ?? null
  );
}

/**
 * Where a topic leads, without language prefix: to its section if it has one, else to the search
 * for its words.
 */
export const topicPath = (name: string, words: string): string =>
  sectionOfTopic(name) ?? `/search?q=${encodeURIComponent(words)}`;

/**
 * Where a sample's topic leads if it is a category, of which the search finds at least the sample
 * itself; any other leads nowhere.
 */
export const categoryPath = (name: string, words: string): string | null =>
  categoryKey(name) ? topicPath(name, words) : null;
