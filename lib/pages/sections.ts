import { SECTIONS as CONFIGURED } from '#site/sections.mjs';
import type { CategoryKey } from '@/lib/content/keys';
import type { PageEntry } from './pageEntry';

/** A page that lists news: it has feeds, and the sitemap gives it the time of its last story. */
export type Section = PageEntry & {
  /** The provider's categories that it takes; or all stories, or those of the states' news call. */
  readonly news: readonly CategoryKey[] | 'all' | 'states';
  /** Categories that it takes as well, by which its list can be filtered. */
  readonly filters?: readonly CategoryKey[];
  /** How a section without a page of its own lays out its stories. */
  readonly layout?: 'column' | 'grid' | 'opinions' | 'frames';
};

/**
 * Every section by its URL without language prefix, in the order of sitemaps. One beneath another
 * is its subcategory, whose news the section takes as well; its last segment is its category.
 * Navigation, breadcrumbs, feeds, sitemaps and look-up of samples come from this list.
 */
export const SECTIONS = CONFIGURED satisfies Record<`/${string}`, Section>;

export type SectionPath = keyof typeof SECTIONS;

/** Whether a URL without language prefix is a section's. */
export const isSection = (path: string): path is SectionPath => Object.hasOwn(SECTIONS, path);

export const SECTION_PATHS: readonly SectionPath[] = Object.keys(SECTIONS).filter(isSection);

/** The entry of a section of any kind. */
export const sectionEntry = (path: SectionPath): Section => SECTIONS[path];
