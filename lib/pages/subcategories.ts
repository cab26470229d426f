import type { CategoryKey } from '@/lib/content/keys';
import { isSection, SECTION_PATHS, sectionEntry, type SectionPath, SECTIONS } from './sections';

type Parent<Path> = Path extends `/${infer Section}/${string}` ? `/${Section}` : never;

/** A section whose categories have pages of their own. */
export type SubdividedPath = Extract<SectionPath, Parent<SectionPath>>;

type SubcategoryPath = Extract<SectionPath, `${SubdividedPath}/${string}`>;

export type Subcategory = {
  /** The last segment of its URL, which is its category as well. */
  value: string;
  path: SubcategoryPath;
  key: (typeof SECTIONS)[SubcategoryPath]['key'];
  news: readonly CategoryKey[];
};

const isSubcategory = (path: SectionPath): path is SubcategoryPath => /^\/.+\//.test(path);

/** The subcategories of a section, in their order. */
export const subcategoriesOf = (section: SectionPath): readonly Subcategory[] =>
  SECTION_PATHS.filter(isSubcategory)
    .filter((path) => path.startsWith(`${section}/`))
    .map((path) => ({
      value: path.slice(section.length + 1),
      path,
      key: SECTIONS[path].key,
      news: SECTIONS[path].news,
    }));

/** Whether a URL without language prefix is that of a section with subcategories. */
export const isSubdivided = (path: string): path is SubdividedPath =>
  isSection(path) && subcategoriesOf(path).length > 0;

/** The categories that a section takes with its subcategories; none for one that takes others. */
export const categoriesOf = (path: SectionPath): readonly CategoryKey[] => {
  const { news, filters = [] } = sectionEntry(path);
  return typeof news === 'string'
    ? []
    : [...new Set([...news, ...filters, ...subcategoriesOf(path).flatMap((one) => one.news)])];
};
