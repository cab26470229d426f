import { SECTIONS as CONFIGURED } from '#site/sections.mjs';
import type { CategoryKey } from '@/lib/content/keys';
import type { PageEntry } from './pageEntry';

export type Section = PageEntry & {
  readonly news: readonly CategoryKey[] | 'all' | 'states';
  readonly filters?: readonly CategoryKey[];
  /** Slugs in the source's spelling; stories with one of these tags belong here too. */
  readonly tags?: readonly string[];
  readonly layout?: 'column' | 'grid' | 'opinions' | 'frames';
};

/**
 * Sections by unprefixed URL, in sitemap order. A nested section is the category of its last
 * segment; its parent shows its news too.
 */
export const SECTIONS = CONFIGURED satisfies Record<`/${string}`, Section>;

export type SectionPath = keyof typeof SECTIONS;

export const isSection = (path: string): path is SectionPath => Object.hasOwn(SECTIONS, path);

export const SECTION_PATHS: readonly SectionPath[] = Object.keys(SECTIONS).filter(isSection);

export const sectionEntry = (path: SectionPath): Section => SECTIONS[path];
