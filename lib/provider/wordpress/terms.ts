import 'server-only';
import { type CategoryKey, type StateKey, STATES } from '@/lib/content/keys';
import { safeDecode } from '@/lib/format/safeDecode';
import { slugOf } from '@/lib/format/slugOf';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { namesOfState } from '@/lib/pages/categoryNames';
import { textOf } from '@/lib/provider/body/html/textOf';
import { fetchOrStale } from '@/lib/provider/client/fetchOrStale';
import { BLOCK_TAGS, categoryOf, slugsInLanguages, stateOf } from '@/lib/provider/source/filing';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';
import type { Term } from '@/lib/story/story';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';
import { FIELDS } from './fields';
import { textInLanguage } from './language';
import { liveSlugs, liveStateOf, isPremium, premiumSlugs } from './markedTerms';
import { isNone, restList } from './restApi';
import { type CategoryRecord, categorySchema, type TagRecord, tagSchema } from './schema';

export type Filing = {
  category: CategoryKey | null;
  state: StateKey | null;
  slug: string;
  name: string;
  depth: number;
};

const MAX_AGE_MS = 60_000;
const PAGE = 100;
const CATEGORIES_FAILURE = 'Failed to fetch categories';
const PAGES = 5;

const categoryPage = (page: number) =>
  restList(
    {
      name: '/categories',
      key: `/categories ${page}`,
      route: '/categories',
      params: { per_page: PAGE, page, orderby: 'count', order: 'desc', _fields: FIELDS.category },
      schema: categorySchema,
      failure: CATEGORIES_FAILURE,
      isOptional: true,
      minAgeMs: MAX_AGE_MS,
    },
    fetchOrStale,
  );

const last = () =>
  processGlobal('site.wordpress.terms', (): Last => ({ filings: null, flags: null }));
type Last = { filings: Filings | null; flags: FlaggedTags | null };

export type Filings = ReadonlyMap<string, Filing>;

export async function filings(): Promise<Result<Filings, string>> {
  const first = await categoryPage(1);
  if (!first.ok || isNone(first.value)) return knownFilings();
  const pages = Math.min(PAGES, Math.ceil(first.value.total / (first.value.sent || PAGE)));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => categoryPage(at + 2)),
  );
  // Security: a missing category may be the premium one.
  if (premiumSlugs().length > 0 && others.some((page) => !page.ok)) return knownFilings();
  const lists = [first, ...others].flatMap((page) => (page.ok ? [page.value.records] : []));
  last().filings = filingsOf(...lists);
  return knownFilings();
}

function knownFilings(): Result<Filings, string> {
  const known = last().filings;
  return known ? ok(known) : err(CATEGORIES_FAILURE);
}

const filingsOf = memoize((...lists: readonly (readonly CategoryRecord[])[]): Filings => {
  const byId = new Map(lists.flat().map((record) => [record.id, record]));
  const filed = [...byId.values()].map((record) => [record, filingOf(record, byId)] as const);
  logUnfiled(
    filed.flatMap(([{ slug }, { category, state }]) =>
      category || state || slug === 'uncategorized' || isMark(slug) ? [] : [slug],
    ),
  );
  return new Map(filed.map(([{ id }, filing]) => [id, filing]));
});

export const isMark = (slug: string): boolean =>
  liveStateOf([slug]) !== undefined || isPremium([slug]);

const NAMED = 20;

function logUnfiled(slugs: readonly string[]) {
  if (slugs.length === 0) return;
  const message = `news: /categories: no section for ${slugs.slice(0, NAMED).join(', ')}: give them one in NEWS_CATEGORIES`;
  logThrottled('info', { key: message, message, fields: { count: slugs.length } });
}

type Categories = ReadonlyMap<string, CategoryRecord>;

function filingOf(record: CategoryRecord, byId: Categories): Filing {
  const line = lineage(record, byId).map(({ slug, name }) => ({
    slug,
    name: textOf(textInLanguage(name, DEFAULT_LOCALE)),
  }));
  const find = <T>(mapping: (term: Term) => T | null) =>
    line.map(mapping).find((key) => key !== null) ?? null;
  return {
    // A category below a state belongs to that state and to the category it shares a name with.
    category: find(categoryOf),
    state: find(stateOf),
    slug: record.slug,
    name: record.name,
    depth: line.length,
  };
}

function lineage(record: CategoryRecord, byId: Categories): CategoryRecord[] {
  const line: CategoryRecord[] = [];
  for (let each: CategoryRecord | undefined = record; each; each = parentOf(each, byId)) {
    // Plug-ins can make a category its own ancestor.
    if (line.includes(each)) break;
    line.push(each);
  }
  return line;
}

const parentOf = ({ parent }: CategoryRecord, byId: Categories) =>
  parent === null ? undefined : byId.get(parent);

const NOWHERE = { category: null, state: null };

export async function filing(
  slug: string,
): Promise<Result<Pick<Filing, 'category' | 'state'>, string>> {
  const known = await filings();
  if (!known.ok) return known;
  const wanted = slug.toLowerCase();
  return ok(
    [...known.value.values()].find((each) => safeDecode(each.slug).toLowerCase() === wanted) ??
      known.value.get(slug) ??
      NOWHERE,
  );
}

export type FlaggedTags = {
  breaking: string | null;
  featured: string | null;
  states: ReadonlyMap<string, StateKey>;
  marks: ReadonlyMap<string, string>;
  /** Refused since the start; a later refusal keeps the known tags. */
  isRefused: boolean;
};

const FLAGS = [BLOCK_TAGS.breaking, BLOCK_TAGS.featured].flatMap(slugsInLanguages);
const FAILURE = 'Failed to fetch tags';
const SLUGS = [...FLAGS, ...STATES.flatMap(namesOfState).map(slugOf)];

export async function flaggedTags(): Promise<Result<FlaggedTags, string>> {
  const result = await restList(
    {
      name: '/tags',
      key: '/tags flagged',
      route: '/tags',
      params: {
        slug: [...SLUGS, ...liveSlugs().keys(), ...premiumSlugs()].join(),
        per_page: PAGE,
        _fields: FIELDS.term,
      },
      schema: tagSchema,
      failure: FAILURE,
      isOptional: true,
      minAgeMs: MAX_AGE_MS,
    },
    fetchOrStale,
  );
  if (result.ok && !(isNone(result.value) && last().flags))
    last().flags = { ...flagsOf(result.value.records), isRefused: isNone(result.value) };
  const { flags } = last();
  return flags ? ok(flags) : err(FAILURE);
}

const flagsOf = memoize((tags: readonly TagRecord[]): Omit<FlaggedTags, 'isRefused'> => {
  const idsOf = (slug: string) => {
    const slugs = slugsInLanguages(slug);
    const ids = tags.filter((tag) => slugs.includes(tag.slug)).map(({ id }) => id);
    return ids.length > 0 ? ids.join() : null;
  };
  return {
    breaking: idsOf(BLOCK_TAGS.breaking),
    featured: idsOf(BLOCK_TAGS.featured),
    states: new Map(
      tags.flatMap((tag) => {
        const state = stateOf({ slug: tag.slug, name: textOf(tag.name) });
        return state ? [[tag.id, state] as const] : [];
      }),
    ),
    marks: new Map(tags.filter(({ slug }) => isMark(slug)).map(({ id, slug }) => [id, slug])),
  };
});
