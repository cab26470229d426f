import type { CategoryKey } from '@/lib/content/keys';
import { isSection, SECTION_PATHS, sectionEntry, type SectionPath, SECTIONS } from './sections';

export const SUBSECTIONS = { '/sports': 'sports', '/entertainment': 'entertainment' } as const;

export type SubdividedRoute = keyof typeof SUBSECTIONS;

export const isSubdividedRoute = (path: string): path is SubdividedRoute =>
  Object.hasOwn(SUBSECTIONS, path) && isSection(path);

export type Subcategory = {
  value: string;
  path: SectionPath;
  key: (typeof SECTIONS)[SectionPath]['key'];
  news: readonly CategoryKey[];
};

export const subcategoriesOf = (section: string): readonly Subcategory[] =>
  SECTION_PATHS.filter((path) => section !== '/' && path.startsWith(`${section}/`)).map((path) => {
    const { news } = sectionEntry(path);
    return {
      value: path.slice(section.length + 1),
      path,
      key: SECTIONS[path].key,
      news: typeof news === 'string' ? [] : news,
    };
  });

export const isSubdivided = (path: string): path is SectionPath =>
  isSection(path) && subcategoriesOf(path).length > 0;

export const categoriesOf = (path: string): readonly CategoryKey[] => {
  if (!isSection(path)) return [];
  const { news, filters = [] } = sectionEntry(path);
  return typeof news === 'string'
    ? []
    : [...new Set([...news, ...filters, ...subcategoriesOf(path).flatMap((one) => one.news)])];
};
