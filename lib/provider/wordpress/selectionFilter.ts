import 'server-only';
import { isNamed } from '@/lib/content/districts';
import type { CategoryKey } from '@/lib/content/keys';
import { slugOf } from '@/lib/format/slugOf';
import { fetchOrStale } from '@/lib/provider/client/fetchOrStale';
import { FAILURES, type Selection } from '@/lib/provider/source/source';
import { err, ok, type Result } from '@/lib/result';
import { FIELDS } from './fields';
import { restList } from './restApi';
import { tagSchema, userSchema } from './schema';
import { type Filing, filings, type Filings, flaggedTags } from './terms';

type Filter = Readonly<Record<string, string>>;

export async function filterOf(selection: Selection): Promise<Result<Filter | null, string>> {
  switch (selection.by) {
    case 'all':
      return ok({});
    case 'words':
      return ok(selection.words.trim() ? { search: selection.words.trim() } : null);
    case 'categories': {
      const ids = await idsOfCategories(selection.categories);
      return ids.ok ? ok(eitherOf(ids.value, [])) : ids;
    }
    case 'topic': {
      const ids = await idsOfCategories(selection.categories);
      const tags = await idsOfSlugs('tags', selection.tags);
      return ids.ok && tags.ok ? ok(eitherOf(ids.value, tags.value)) : err(FAILURES.news);
    }
    case 'state': {
      const [flags, filed] = await Promise.all([flaggedTags(), filings()]);
      if (!flags.ok || !filed.ok) return err(FAILURES.news);
      const ids = filedBy(filed.value, ({ state }) => state === selection.state);
      const tags = [...flags.value.states].flatMap(([id, state]) =>
        state === selection.state ? [id] : [],
      );
      return ok(eitherOf(ids, tags));
    }
    case 'names': {
      const filed = await filings();
      const tags = await idsOfSlugs('tags', selection.names.map(slugOf));
      if (!filed.ok || !tags.ok) return err(FAILURES.news);
      const ids = filedBy(filed.value, (filing) => isNamed(filing, selection.names));
      return ok(eitherOf(ids, tags.value));
    }
    case 'author':
      return idOfSlug('author', selection.slug);
    case 'tag':
      return idOfSlug('tags', selection.slug);
  }
}

function eitherOf(categories: readonly string[], tags: readonly string[]): Filter | null {
  const filter = {
    ...(categories.length > 0 && { categories: categories.join() }),
    ...(tags.length > 0 && { tags: tags.join() }),
    ...(categories.length > 0 && tags.length > 0 && { tax_relation: 'OR' }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

const filedBy = (all: Filings, isWanted: (filing: Filing) => boolean) =>
  [...all].flatMap(([id, filing]) => (isWanted(filing) ? [id] : []));

async function idsOfCategories(
  categories: readonly CategoryKey[],
): Promise<Result<readonly string[], string>> {
  const wanted: ReadonlySet<string | null> = new Set(categories);
  const filed = await filings();
  return filed.ok
    ? ok(filedBy(filed.value, ({ category }) => wanted.has(category)))
    : err(FAILURES.news);
}

const BY_SLUG = {
  author: { name: '/users', schema: userSchema },
  tags: { name: '/tags', schema: tagSchema },
} as const;

/** Requires the exact slug: WordPress splits slugs at commas and ignores case. */
async function idOfSlug(
  kind: keyof typeof BY_SLUG,
  slug: string,
): Promise<Result<Filter | null, string>> {
  const terms = await termsOfSlugs(kind, [slug]);
  if (!terms.ok) return terms;
  const id = terms.value.find((term) => term.slug === slug)?.id;
  return ok(id === undefined ? null : { [kind]: id });
}

async function idsOfSlugs(
  kind: keyof typeof BY_SLUG,
  slugs: readonly string[],
): Promise<Result<readonly string[], string>> {
  const terms = await termsOfSlugs(kind, slugs);
  return terms.ok ? ok(terms.value.map(({ id }) => id)) : terms;
}

async function termsOfSlugs(kind: keyof typeof BY_SLUG, slugs: readonly string[]) {
  const slug = slugs.join();
  const { name, schema } = BY_SLUG[kind];
  const result = await restList(
    {
      name,
      key: `${name} slug ${slug}`,
      route: name,
      params: { slug, _fields: FIELDS.term },
      schema,
      failure: FAILURES.news,
      isOptional: true,
    },
    fetchOrStale,
  );
  return result.ok ? ok(result.value.records) : result;
}
