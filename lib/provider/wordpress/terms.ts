import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { type CategoryKey, categoryKey, type StateKey, stateKey, STATES } from '@/lib/content/keys';
import { oncePerList } from '@/lib/oncePerList';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';
import { categoryNamed, namesOfState, stateNamed } from '@/lib/search/categoryNames';
import { textOf } from '@/lib/provider/body/textOf';
import { restList } from './restApi';
import { type CategoryRecord, categorySchema, FIELDS, type TagRecord, tagSchema } from './schema';

/** A category of WordPress as the site files stories under it. */
export type Filing = {
  /** The site's own category; null where it has none. */
  category: CategoryKey | null;
  state: StateKey | null;
  name: string;
  /** How far below a category without a parent it is. */
  depth: number;
};

/** What editors file stories under changes by the month. */
const MAX_AGE_MS = 60_000;
const PAGE = 100;
/** The most used 500 categories. */
const PAGES = 5;

const categoryPage = (page: number) =>
  restList({
    name: '/categories',
    key: `/categories ${page}`,
    route: '/categories',
    params: { per_page: PAGE, page, orderby: 'count', order: 'desc', _fields: FIELDS.category },
    schema: categorySchema,
    failure: 'Failed to fetch categories',
    minAgeMs: MAX_AGE_MS,
  });

/** What was last known: where it cannot be had now, that is what stories are filed under. */
const last = () =>
  processGlobal('narmada24.wordpress.terms', (): Last => ({ filings: NO_FILINGS, flags: null }));
type Last = { filings: ReadonlyMap<string, Filing>; flags: FlaggedTags | null };

const NO_FILINGS: ReadonlyMap<string, Filing> = new Map();

/** The filings of all categories, by id; none where they never could be had. */
export async function filings(): Promise<ReadonlyMap<string, Filing>> {
  const first = await categoryPage(1);
  if (!first.ok) return last().filings;
  const pages = Math.min(PAGES, Math.ceil(first.value.total / PAGE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => categoryPage(at + 2)),
  );
  const lists = [first, ...others].flatMap((page) => (page.ok ? [page.value.records] : []));
  last().filings = filingsOf(environment().NEWS_CATEGORIES, ...lists);
  return last().filings;
}

const filingsOf = oncePerList(
  (
    configured: Readonly<Record<string, CategoryKey>>,
    ...lists: readonly (readonly CategoryRecord[])[]
  ): ReadonlyMap<string, Filing> => {
    const byId = new Map(lists.flat().map((record) => [record.id, record]));
    return new Map(
      [...byId.values()].map((record) => [record.id, filingOf(record, { byId, configured })]),
    );
  },
);

type Categories = {
  byId: ReadonlyMap<string, CategoryRecord>;
  configured: Readonly<Record<string, CategoryKey>>;
};

function filingOf(record: CategoryRecord, { byId, configured }: Categories): Filing {
  const line = lineage(record, byId);
  const find = <T>(mapping: (category: CategoryRecord) => T | null) =>
    line.map(mapping).find((key) => key !== null) ?? null;
  const state = find(stateOf);
  return {
    // A category below a state's is of that state, and of the category that it is named like.
    category: find((each) => configured[each.slug.toLowerCase()] ?? categoryOf(each)),
    state,
    name: textOf(record.name),
    depth: line.length,
  };
}

/** A category and those above it, nearest first. */
function lineage(record: CategoryRecord, byId: Categories['byId']): CategoryRecord[] {
  const line: CategoryRecord[] = [];
  for (let each: CategoryRecord | undefined = record; each; each = parentOf(each, byId)) {
    // A plugin may have made a category its own ancestor.
    if (line.includes(each)) break;
    line.push(each);
  }
  return line;
}

const parentOf = ({ parent }: CategoryRecord, byId: Categories['byId']) =>
  parent === null ? undefined : byId.get(parent);

type Named = Pick<TagRecord, 'name' | 'slug'>;

/** By slug and by name, as a key or as a name in any language. */
function keyOf<T>(
  { slug, name }: Named,
  { key, named }: { key: (name: string) => T | null; named: (name: string) => T | null },
): T | null {
  const names = [slug.replaceAll('-', ' '), textOf(name)];
  // A key leaves out every letter that is not Latin.
  const latin = names.filter((each) => /^[\x20-\x7e]+$/.test(each));
  return [...latin.map(key), ...names.map(named)].find((found) => found !== null) ?? null;
}

const categoryOf = (named: Named) => keyOf(named, { key: categoryKey, named: categoryNamed });
const stateOf = (named: Named) => keyOf(named, { key: stateKey, named: stateNamed });

/** The tags that decide where a story stands: the two blocks of the front page, and states. */
export type FlaggedTags = {
  breaking: string | null;
  featured: string | null;
  states: ReadonlyMap<string, StateKey>;
};

const slugOf = (name: string) => name.toLowerCase().replace(/\s+/g, '-');
const FLAGS = ['breaking', 'featured'] as const;
const FAILURE = 'Failed to fetch tags';
const SLUGS = [...FLAGS, ...STATES.flatMap(namesOfState).map(slugOf)];

/** The site's tags of those names, as far as it has them. */
export async function flaggedTags(): Promise<Result<FlaggedTags, string>> {
  const result = await restList({
    name: '/tags',
    key: '/tags flagged',
    route: '/tags',
    params: { slug: SLUGS.join(), per_page: PAGE, _fields: FIELDS.term },
    schema: tagSchema,
    failure: FAILURE,
    minAgeMs: MAX_AGE_MS,
  });
  if (result.ok) last().flags = flagsOf(result.value.records);
  const { flags } = last();
  return flags ? ok(flags) : err(FAILURE);
}

const flagsOf = oncePerList((tags: readonly TagRecord[]): FlaggedTags => {
  const idOf = (slug: string) => tags.find((tag) => tag.slug === slug)?.id ?? null;
  return {
    breaking: idOf('breaking'),
    featured: idOf('featured'),
    states: new Map(
      tags.flatMap((tag) => {
        const state = stateOf(tag);
        return state ? [[tag.id, state] as const] : [];
      }),
    ),
  };
});
