import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { categoryKey, type CategoryKey, stateKey, type StateKey } from '@/lib/content/keys';
import { slugOf } from '@/lib/format/slugOf';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { categoryNamed, stateNamed } from '@/lib/pages/categoryNames';
import { hasSection } from '@/lib/pages/topicPath';
import type { Story, Term } from '@/lib/story/story';
import { titleCase } from './providerText';
import type { Filing } from './source';

/** Language plug-ins add a suffix: `breaking-hi`. */
export function slugsInLanguages(slug: string): readonly string[] {
  return [slug, ...LOCALE_NAMES.map((locale) => `${slug}-${locale}`)];
}

/** Categories without a subject; "Breaking" would label a story for years. */
export const UNFILED =
  /^(?:uncategori[sz]ed|अवर्गीकृत|श्रेणीहीन|breaking(?: news)?|ब्रेकिंग(?: न्यूज\u093c?)?)$/i;

export const BLOCK_TAGS = {
  breaking: 'breaking',
  featured: 'featured',
  posters: 'posters',
} as const;

const BLOCK_SLUGS: ReadonlySet<string> = new Set(
  Object.values(BLOCK_TAGS).flatMap(slugsInLanguages),
);

export const isBlockTag = ({ slug }: Pick<Term, 'slug'>) => BLOCK_SLUGS.has(slug);

type Names<T> = { key: (name: string) => T | null; named: (name: string) => T | null };

/** "World News" and "खेल समाचार" match "World" and "खेल", unless a section has the full name. */
const OF_NEWS = /\s(?:news|samachar|khabar|न्यूज\u093c?|समाचार|ख\u093c?बर(?:ें)?)$/i;

function keyOf<T>(term: Term, names: Names<T>): T | null {
  const [slug, name] = [term.slug.replaceAll('-', ' '), term.name.normalize()];
  const ofNews = [slug, name].filter((each) => OF_NEWS.test(each));
  return (
    keyNamed([slug, name], names) ??
    keyNamed(
      ofNews.map((each) => each.replace(OF_NEWS, '')),
      names,
    )
  );
}

function keyNamed<T>(names: readonly string[], { key, named }: Names<T>): T | null {
  // `categoryKey` and `stateKey` drop every non-Latin letter.
  const latin = names.filter((each) => /^[\x20-\x7e]+$/.test(each));
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

export const categoryOf = (term: Term): CategoryKey | null =>
  environment().NEWS_CATEGORIES[term.slug.toLowerCase()] ??
  subjectOf(keyOf(term, { key: categoryKey, named: categoryNamed }));

const subjectOf = (key: CategoryKey | null) =>
  key !== null && isBlockTag({ slug: key }) ? null : key;

export const stateOf = (term: Term): StateKey | null =>
  keyOf(term, { key: stateKey, named: stateNamed });

export const filingOf = (term: Term): Filing => ({
  category: categoryOf(term),
  state: stateOf(term),
});

const filed = (terms: readonly Term[]) =>
  terms
    .filter((term) => !isBlockTag(term) && !UNFILED.test(term.name))
    .map((term) => ({ term, category: categoryOf(term), state: stateOf(term) }));

/**
 * Takes category and state from the first matching terms, preferring categories with a section;
 * other terms become tags.
 *
 * @param keywords come after the terms and give no category that the site does not know
 */
export function filedUnder(
  terms: readonly Term[],
  keywords: readonly Term[] = [],
): Pick<Story, 'category' | 'state' | 'tags'> {
  const [shown, added] = [filed(terms), filed(keywords)];
  const all = [...shown, ...added];
  const categories = all.flatMap(({ category }) => category ?? []);
  const known = categories.find(hasSection) ?? categories[0];
  const inState = all.find(({ state }) => state !== null);
  const free = (given: typeof all) =>
    given.filter((one) => one !== inState && one.category === null).map(({ term }) => term);
  const own = free(shown);
  const [first] = own;
  const named = new Set(own.map(({ slug }) => slug));
  const tags = [
    ...(known ? own : own.slice(1)),
    ...free(added).filter(({ slug }) => !named.has(slug)),
  ];
  return {
    category: known ?? (first ? titleCase(first.name) : null),
    state: inState?.state ?? null,
    ...(tags.length > 0 && { tags }),
  };
}

export function termsOf(names: readonly string[]): Term[] {
  const terms = new Map<string, Term>();
  for (const name of names) {
    const slug = slugOf(name);
    if (slug && !terms.has(slug)) terms.set(slug, { name, slug });
  }
  return [...terms.values()];
}
