import { categoryKey, type CategoryKey } from '@/lib/content/keys';
import { isSection, SECTION_PATHS, sectionEntry, type SectionPath } from './sections';
import { isSubdivided } from './subcategories';

const FOLDERS = ['', ...SECTION_PATHS.filter(isSubdivided)];

/** Guards against a different category with the same name. */
function takes(path: SectionPath, key: CategoryKey | null): boolean {
  const { news } = sectionEntry(path);
  return key !== null && (typeof news === 'string' || news.includes(key));
}

export function sectionOfTopic(name: string): SectionPath | null {
  const key = categoryKey(name);
  return (
    FOLDERS.map((folder) => `${folder}/${key}`)
      .filter(isSection)
      .find((path) => takes(path, key)) ?? null
  );
}

export const hasSection = (key: CategoryKey): boolean =>
  sectionOfTopic(key) !== null ||
  SECTION_PATHS.some((path) => {
    const { news } = sectionEntry(path);
    return typeof news !== 'string' && news.includes(key);
  });

export const topicPath = (name: string, words: string): string =>
  sectionOfTopic(name) ?? `/search?q=${encodeURIComponent(words)}`;

/**
 * Links a sample's topic only if it is a category, because a search for that finds at least the
 * sample itself.
 */
export const categoryPath = (name: string, words: string): string | null =>
  categoryKey(name) ? topicPath(name, words) : null;
