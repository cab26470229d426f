import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { categoryKey, type CategoryKey, stateKey, type StateKey } from '@/lib/content/keys';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { categoryNamed, stateNamed } from '@/lib/search/categoryNames';
import type { Story, Term } from '@/lib/stories/model/story';
import { titleCase } from './providerText';
import type { Filing } from './source';

/** A slug, and what language plugins make of it in each of the site's languages: `breaking-hi`. */
export function slugsInLanguages(slug: string): readonly string[] {
  return [slug, ...LOCALE_NAMES.map((locale) => `${slug}-${locale}`)];
}

/** What WordPress files a post under when its editors do not. */
export const UNFILED = /^(?:uncategori[sz]ed|अवर्गीकृत|श्रेणीहीन)$/i;

/** Tags by which editors put a story into a block of the front page. */
export const BLOCK_TAGS = {
  breaking: 'breaking',
  featured: 'featured',
  posters: 'posters',
} as const;

const BLOCK_SLUGS: ReadonlySet<string> = new Set(
  Object.values(BLOCK_TAGS).flatMap(slugsInLanguages),
);

/** Whether a tag only says where a story stands: readers do not see it. */
export const isBlockTag = ({ slug }: Pick<Term, 'slug'>) => BLOCK_SLUGS.has(slug);

type Names<T> = { key: (name: string) => T | null; named: (name: string) => T | null };

/** What a term stands for by its slug or its name, as a key or as a name in any of the site's languages. */
function keyOf<T>({ name, slug }: Term, { key, named }: Names<T>): T | null {
  const names = [slug.replaceAll('-', ' '), name];
  // A key leaves out every letter that is not Latin.
  const latin = names.filter((each) => /^[\x20-\x7e]+$/.test(each));
  // One after another: to look a name up takes as long as some lines of a text.
  for (const each of latin) {
    const found = key(each);
    if (found !== null) return found;
  }
  for (const each of new Set(names)) {
    const found = named(each);
    if (found !== null) return found;
  }
  return null;
}

/** The category that a term stands for, by `NEWS_CATEGORIES` before its name. */
export const categoryOf = (term: Term): CategoryKey | null =>
  environment().NEWS_CATEGORIES[term.slug.toLowerCase()] ??
  keyOf(term, { key: categoryKey, named: categoryNamed });

/** The state that a term stands for. */
export const stateOf = (term: Term): StateKey | null =>
  keyOf(term, { key: stateKey, named: stateNamed });

/** What a term stands for. */
export const filingOf = (term: Term): Filing => ({
  category: categoryOf(term),
  state: stateOf(term),
});

/**
 * Where a story belongs, by what its editors filed it under in a system that knows no sections: the
 * first term that names a category or a state of the site is that, the others are its tags. Where no
 * term names a category, the first tag is one that the site has no word for.
 */
export function filedUnder(terms: readonly Term[]): Pick<Story, 'category' | 'state' | 'tags'> {
  const shown = terms
    .filter((term) => !isBlockTag(term))
    .map((term) => ({ term, category: categoryOf(term), state: stateOf(term) }));
  const inCategory = shown.find(({ category }) => category !== null);
  const inState = shown.find(({ state }) => state !== null);
  const rest = shown
    .filter((one) => one !== inState && one.category === null)
    .map(({ term }) => term);
  const [first, ...others] = rest;
  const tags = inCategory ? rest : others;
  return {
    category: inCategory?.category ?? (first ? titleCase(first.name) : null),
    state: inState?.state ?? null,
    ...(tags.length > 0 && { tags }),
  };
}
