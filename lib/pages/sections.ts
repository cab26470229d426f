import { SECTIONS as CONFIGURED } from '#site/sections.mjs';
import type { CategoryKey } from '@/lib/content/keys';
import type { PageEntry } from './pageEntry';

export type Section = PageEntry & {
  /** The provider's categories shown here, all stories, or the states' news call. */
  readonly news: readonly CategoryKey[] | 'all' | 'states';
  readonly filters?: readonly CategoryKey[];
  /** Slugs, as sources have them: stories with one of these belong here too. */
  readonly tags?: readonly string[];
  readonly layout?: 'column' | 'grid' | 'opinions' | 'frames';
};

/**
 * Sections by unprefixed URL, in sitemap order. A nested one is a subcategory: its parent shows its
 * news, its last segment is the category.
 */
export const SECTIONS = CONFIGURED satisfies Record<`/${string}`, Section>;

export type SectionPath = keyof typeof SECTIONS;

export const isSection = (path: string): path is SectionPath => Object.hasOwn(SECTIONS, path);

export const SECTION_PATHS: readonly SectionPath[] = Object.keys(SECTIONS).filter(isSection);

export const sectionEntry = (path: SectionPath): Section => SECTIONS[path];
