import 'server-only';
import { isNamed } from '@/lib/content/districts';
import type { CategoryKey } from '@/lib/content/keys';
import { languageOf } from '@/lib/format/script';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { fetchNews, fetchOrStale } from '@/lib/provider/client/fetchOrStale';
import { categoryOf, stateOf } from '@/lib/provider/source/filing';
import { momentOf } from '@/lib/provider/source/momentOf';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import type {
  ArchivePage,
  PageOfArchive,
  Selection,
  SitemapPart,
} from '@/lib/provider/source/source';
import { changeOf } from '@/lib/provider/source/storyFacts';
import { originalOf } from '@/lib/provider/source/storyMeta';
import { err, ok, type Result } from '@/lib/result';
import type { Term } from '@/lib/story/story';
import { schemaReader, type ContentPage, contentFeed, PAGE_LIMIT } from './contentApi';
import {
  isShown,
  titleHas,
  CARD_FIELDS,
  SITEMAP_FIELDS,
  sitemapSchema,
  SLUG,
  TAG_FIELDS,
  tagSchema,
} from './postSchema';
import { postsFeed } from './toStory';

const FAILURE = 'Failed to fetch the archive';
const NONE: ArchivePage = { stories: [], total: 0 };

export async function archive(
  selection: Selection,
  { number, size }: PageOfArchive,
): Promise<Result<ArchivePage, string>> {
  const filter = await filterOf(selection);
  if (!filter.ok) return filter;
  if (filter.value === null) return ok(NONE);
  const page = await fetchNews(
    postsFeed(
      { name: '/archive', isKeyed: true, failure: FAILURE },
      {
        fields: CARD_FIELDS,
        filter: filter.value,
        order: 'published_at desc',
        limit: Math.min(size, PAGE_LIMIT),
        page: number,
      },
    ),
  );
  return page.ok ? ok({ stories: page.value.entries, total: page.value.total }) : page;
}

async function filterOf(selection: Selection): Promise<Result<string | null, string>> {
  switch (selection.by) {
    case 'all':
      return ok(isShown());
    case 'topic':
      return ofTopic(selection);
    case 'author':
    case 'tag':
      return ok(isOwn(selection.slug) ? isShown(`${selection.by}:${selection.slug}`) : null);
    case 'words': {
      const filter = titleHas(selection.words);
      return ok(filter && isShown(filter));
    }
    case 'state':
      return tagged((tag) => stateOf(tag) === selection.state);
    case 'names':
      return tagged((tag) => isNamed(tag, selection.names));
    case 'categories':
      return tagged(isOf(selection.categories));
  }
}

/**
 * Ghost's slugs are lower-case; MySQL would match capitals too, giving a list a second URL. `#desk`
 * is an internal tag, which the API finds too.
 */
const isOwn = (slug: string) =>
  SLUG.test(slug) && slug === slug.toLowerCase() && !slug.startsWith('hash-');

const TAGS_MAX_AGE_MS = 60_000;

const NO_TAGS: ContentPage<never> = { entries: [], total: 0, known: new Map(), language: null };

const tagsFeed = () => ({
  ...contentFeed({
    name: '/tags',
    isKeyed: true,
    failure: FAILURE,
    resource: 'tags',
    params: {
      fields: TAG_FIELDS,
      filter: 'visibility:public',
      order: 'count.posts desc',
      limit: PAGE_LIMIT,
    },
    reader: schemaReader(tagSchema),
  }),
  minAgeMs: TAGS_MAX_AGE_MS,
  none: NO_TAGS,
});

async function ofTopic({
  tags,
  categories,
}: Extract<Selection, { by: 'topic' }>): Promise<Result<string | null, string>> {
  const filed = categories.length > 0 ? await slugsOf(isOf(categories)) : ok([]);
  return filed.ok
    ? ok(withAny([...tags.filter((slug) => SLUG.test(slug)), ...filed.value]))
    : filed;
}

const isOf = (categories: readonly CategoryKey[]) => (tag: Term) =>
  categories.some((key) => categoryOf(tag) === key);

const withAny = (slugs: readonly string[]): string | null =>
  slugs.length > 0 ? isShown(`tag:[${slugs.join()}]`) : null;

async function tagged(isWanted: (tag: Term) => boolean): Promise<Result<string | null, string>> {
  const slugs = await slugsOf(isWanted);
  return slugs.ok ? ok(withAny(slugs.value)) : slugs;
}

async function slugsOf(isWanted: (tag: Term) => boolean): Promise<Result<string[], string>> {
  const tags = await fetchOrStale(tagsFeed());
  // Tags map stories to categories, so the list fails without them.
  if (!tags.ok || tags.value === NO_TAGS) return err(FAILURE);
  return ok(tags.value.entries.filter(isWanted).map(({ slug }) => slug));
}

export async function sitemap({
  number,
  size,
}: PageOfArchive): Promise<Result<SitemapPart, string>> {
  const page = await fetchFeed(
    contentFeed({
      name: '/sitemap',
      isKeyed: true,
      failure: FAILURE,
      resource: 'posts',
      params: {
        fields: SITEMAP_FIELDS,
        filter: isShown(),
        order: 'published_at asc',
        limit: Math.min(size, PAGE_LIMIT),
        page: number,
      },
      reader: schemaReader(sitemapSchema),
    }),
  );
  if (!page.ok) return page;
  const media = providerMedia();
  const stories = page.value.entries.map((post) => {
    const { id, title, published_at, updated_at, canonical_url: canonical, url: link } = post;
    const canonicalUrl = originalOf(canonical, link, media);
    const modifiedAt = momentOf([updated_at], '/sitemap');
    const publishedAt = momentOf([published_at], '/sitemap') ?? modifiedAt;
    return {
      id,
      lang: languageOf(title),
      publishedAt,
      ...changeOf({ publishedAt, modifiedAt }),
      ...(canonicalUrl && { canonicalUrl }),
    };
  });
  return ok({ stories, total: page.value.total });
}
