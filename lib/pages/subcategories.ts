import type { CategoryKey } from '@/lib/content/keys';
import { isSection, SECTION_PATHS, sectionEntry, type SectionPath, SECTIONS } from './sections';

/**
 * What the product's routes with subcategories are called where they have none of that name, by its
 * messages (`Subsection`).
 */
export const SUBSECTIONS = { '/sports': 'sports', '/entertainment': 'entertainment' } as const;

export type SubdividedRoute = keyof typeof SUBSECTIONS;

/** Whether a URL without language prefix is of the site and has a route of the product with subcategories. */
export const isSubdividedRoute = (path: string): path is SubdividedRoute =>
  Object.hasOwn(SUBSECTIONS, path) && isSection(path);

export type Subcategory = {
  /** The last segment of its URL, which is its category as well. */
  value: string;
  path: SectionPath;
  key: (typeof SECTIONS)[SectionPath]['key'];
  news: readonly CategoryKey[];
};

/** The subcategories of a section, in their order; none of what is no section of the site. */
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

/** Whether a URL without language prefix is that of a section with subcategories. */
export const isSubdivided = (path: string): path is SectionPath =>
  isSection(path) && subcategoriesOf(path).length > 0;

/**
 * The categories that a section takes with its subcategories; none for one that takes others, and of what
 * is no section of the site.
 */
export const categoriesOf = (path: string): readonly CategoryKey[] => {
  if (!isSection(path)) return [];
  const { news, filters = [] } = sectionEntry(path);
  return typeof news === 'string'
    ? []
    : [...new Set([...news, ...filters, ...subcategoriesOf(path).flatMap((one) => one.news)])];
};
