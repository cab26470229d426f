import 'server-only';
import { textOf } from '@/lib/provider/body/html/textOf';
import { fetchNews } from '@/lib/provider/client/fetchOrStale';
import { languageFields } from '@/lib/provider/source/language';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import {
  FAILURES,
  type ArchivePage,
  type PageOfArchive,
  type Selection,
  type SitemapPart,
} from '@/lib/provider/source/source';
import { changeOf } from '@/lib/provider/source/storyFacts';
import { originalOf } from '@/lib/provider/source/storyMeta';
import { ok, type Result } from '@/lib/result';
import { listedStories } from './assemble';
import { FIELDS } from './fields';
import { metaOf, isIndexable, isUnlisted } from './headSchema';
import { givenLanguage, translationsOf } from './language';
import { restList } from './restApi';
import { cardSchema, publicationOf, summarySchema } from './schema';
import { filterOf } from './selectionFilter';
import { siteFacts } from './siteFacts';

const EMPTY: ArchivePage = { stories: [], total: 0 };

/** Longer pages omit excerpts, because 55 words of Hindi take 2 KB. */
const WITH_EXCERPTS = 40;

/** Offsets: past the end WordPress answers them with an empty list, a page number with 400. */
const pageParams = ({ number, size }: PageOfArchive) => ({
  per_page: size,
  offset: (number - 1) * size,
});

export async function archive(
  selection: Selection,
  page: PageOfArchive,
): Promise<Result<ArchivePage, string>> {
  const filter = await filterOf(selection);
  if (!filter.ok) return filter;
  if (filter.value === null) return ok(EMPTY);
  const fields = page.size > WITH_EXCERPTS ? FIELDS.card : FIELDS.summary;
  const params = { ...filter.value, ...pageParams(page), _fields: fields };
  const result = await restList(
    {
      name: '/archive',
      key: `/archive ${JSON.stringify(params)}`,
      route: '/posts',
      params,
      schema: summarySchema,
      failure: FAILURES.news,
    },
    fetchNews,
  );
  if (!result.ok) return result;
  const { records, total, isCounted } = result.value;
  const excerptOf = new Map(records.map(({ id, excerpt }) => [id, excerpt.rendered]));
  const stories = await listedStories(records, ({ id }) => excerptOf.get(id));
  return ok({ stories, total, ...(!isCounted && { isOpen: true as const }) });
}

const sitemapPart = (page: PageOfArchive) => {
  const params = { orderby: 'id', order: 'asc', ...pageParams(page), _fields: FIELDS.sitemap };
  return restList({
    name: '/sitemap',
    key: `/sitemap ${JSON.stringify(params)}`,
    route: '/posts',
    params,
    schema: cardSchema,
    failure: FAILURES.news,
  });
};

const PARTS = 1_024;

/** Counts by binary search for the last non-empty part, in at most 20 calls. */
async function countPosts(size: number, first: number): Promise<Result<number, string>> {
  let [full, empty, total] = [1, PARTS + 1, first];
  let step = 1;
  while (empty - full > 1) {
    const number = empty > PARTS ? Math.min(full + step, PARTS) : Math.ceil((full + empty) / 2);
    if (number === full) break;
    const part = await sitemapPart({ number, size });
    if (!part.ok) return part;
    if (part.value.records.length === 0) empty = number;
    else {
      full = number;
      total = part.value.total;
      if (part.value.isCounted) break;
    }
    step *= 2;
  }
  return ok(Math.min(total, full * size));
}

export async function sitemap(page: PageOfArchive): Promise<Result<SitemapPart, string>> {
  const result = await sitemapPart(page);
  if (!result.ok) return result;
  const { records, isCounted } = result.value;
  const counted =
    isCounted || page.number > 1
      ? ok(result.value.total)
      : await countPosts(page.size, result.value.total);
  if (!counted.ok) return counted;
  const total = counted.value;
  const media = providerMedia();
  const isOpen = isIndexable(records);
  const stories = records.map((record) => {
    const { id, modified_gmt: modified, link } = record;
    const publishedAt = publicationOf(record);
    const given = givenLanguage(record, siteFacts().plugin ? media.base : null);
    const language = languageFields(given, textOf(record.title), '');
    const canonicalUrl = originalOf(metaOf(record).canonical, link, media);
    return {
      id,
      lang: language.lang,
      ...translationsOf(record, language),
      publishedAt,
      ...changeOf({ publishedAt, modifiedAt: modified }),
      ...(canonicalUrl && { canonicalUrl }),
      ...(isUnlisted(record, isOpen) && { unlisted: true as const }),
    };
  });
  return ok({ stories, total });
}
