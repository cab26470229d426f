import type { Atom, Json, Rdf, Rss } from 'feedsmith';
import { editorHtml } from '@/lib/provider/body/editors/editorHtml';
import { authorName } from '@/lib/provider/source/authorName';
import { ID_LIMIT } from '@/lib/provider/source/limits';
import {
  mediaCategories,
  mediaDuration,
  mediaFiles,
  mediaText,
  mediaTitle,
  type Text,
  asImage,
  mediaPictures,
  type RawPicture,
} from './mediaRss';

export type RawItem = {
  id: unknown;
  url: unknown;
  alternates?: readonly unknown[];
  language: unknown;
  title: Text;
  summary: Text;
  content: Text;
  authors: readonly unknown[];
  categories: readonly unknown[];
  keywords?: readonly unknown[];
  published: readonly unknown[];
  modified: readonly unknown[];
  files: readonly { url?: unknown; type?: unknown }[];
  duration?: unknown;
  sources?: readonly unknown[];
  /** The feed's title. */
  site?: unknown;
  pictures: readonly RawPicture[];
  /** Base URLs, each resolved against the one before; the item's page if empty. */
  bases?: readonly unknown[];
  contentBases?: readonly unknown[];
};

/** Removes nested or escaped CDATA marks, which parsers read as text; the last may be cut. */
function withoutCdataMarks(value: string): string {
  const isSection = /^(?:<|&lt;)!\[CDATA\[/.test(value);
  if (!isSection && !value.includes(']]>')) return value;
  const text = value.replace(/(?:<|&lt;)!\[CDATA\[|\]\](?:>|&gt;)/g, '');
  return isSection ? text.replace(/\]\]\s{0,9}$/, '') : text;
}

const MISSING = /^\s*(?:undefined|null|None|NaN|\[object Object\])\s*$/;
export const ifGiven = (value: unknown) =>
  typeof value === 'string' && MISSING.test(value) ? undefined : value;

export function html(given: unknown): Text {
  const value = ifGiven(given);
  if (typeof value !== 'string') return { value, isHtml: true };
  const markup = withoutCdataMarks(value);
  return { value: editorHtml(markup) ?? markup, isHtml: true };
}
export const text = (value: unknown): Text => ({ value: ifGiven(value), isHtml: false });

type RssItem = Rss.Item<string>;
type RdfItem = Rdf.Item<string>;
type JsonItem = Json.Item<string>;
type Based = { xml?: { base?: string; lang?: string } };
export type WithLanguage = Based & { language?: string; dc?: { languages?: string[] } };
type Channel = WithLanguage & { title?: string };

export const languageOf = (...given: (WithLanguage | undefined)[]): string | undefined =>
  given
    .flatMap((each) => [each?.xml?.lang, each?.dc?.languages?.[0], each?.language])
    .find(Boolean);

export const basesOf = (...given: (Based | undefined)[]) =>
  given.flatMap((each) => each?.xml?.base ?? []);

export const linkedFiles = (links: readonly Atom.Link<string>[] | undefined): RawItem['files'] =>
  (links ?? [])
    .filter(({ rel = '' }) => /(?:^|\/)enclosure$/.test(rel))
    .map(({ href, type }) => ({ url: href, type }));

export const orElse = (given: Text, other: Text | undefined): Text =>
  given.value === undefined && other ? other : given;

type Names = readonly (string | undefined)[] | undefined;
type Credited = Pick<RssItem, 'dc' | 'dcterms' | 'authors' | 'atom' | 'itunes' | 'media'>;

/** The first of several elements that names anybody: `<author>` is often an address alone. */
function authorsOf({ dc, dcterms, authors, atom, itunes, media }: Credited): Names {
  const credited = media?.credits?.filter(({ role }) => role === 'author');
  const given: readonly Names[] = [
    dc?.creators,
    authors?.map(({ name }) => name),
    atom?.authors?.map(({ name }) => name),
    dcterms?.creators,
    [itunes?.author],
    credited?.map(({ value }) => value),
  ];
  return given.find((names) => names?.some((name = '') => authorName(name) !== ''));
}

const descriptionOf = ({ description, dc, atom }: Pick<RssItem, 'description' | 'dc' | 'atom'>) =>
  description ?? dc?.descriptions?.[0] ?? atom?.summary?.value;

export const fromRss = (item: RssItem, feed?: Channel): RawItem => ({
  id: item.guid?.value ?? item.link,
  // Some feeds omit the link and have only a permalink guid.
  url: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
  language: languageOf(item, feed),
  title: html(item.title ?? item.itunes?.title ?? mediaTitle(item.media) ?? item.dc?.titles?.[0]),
  summary: html(descriptionOf(item)),
  content: orElse(
    orElse(html(item.content?.encoded ?? descriptionOf(item)), mediaText(item.media)),
    html(item.itunes?.summary ?? item.itunes?.subtitle),
  ),
  authors: authorsOf(item) ?? [],
  categories:
    item.categories?.map(({ name }) => name) ?? item.dc?.subjects ?? mediaCategories(item.media),
  published: [
    item.pubDate,
    item.dc?.dates?.[0],
    item.atom?.published,
    item.dcterms?.issued?.[0],
    item.dcterms?.created?.[0],
  ],
  modified: [item.atom?.updated, item.dcterms?.modified?.[0]],
  files: [...(item.enclosures ?? []), ...linkedFiles(item.atom?.links), ...mediaFiles(item.media)],
  duration: item.itunes?.duration ?? mediaDuration(item.media),
  sources: [item.source?.title, ...(item.dc?.sources ?? [])],
  site: feed?.title,
  pictures: [
    ...mediaPictures(item.media),
    ...(item.itunes?.image ? [asImage(item.itunes.image)] : []),
  ],
  bases: basesOf(feed, item),
});

const isPage = (given: string | undefined) => /^https?:/.test(given ?? '');

export const fromRdf = (item: RdfItem, feed?: Channel): RawItem => ({
  id: item.rdf?.about ?? item.link,
  url: item.link ?? (isPage(item.rdf?.about) ? item.rdf?.about : undefined),
  language: languageOf(item, feed),
  title: html(item.title),
  summary: html(descriptionOf(item)),
  content: html(item.content?.encoded ?? descriptionOf(item)),
  authors: authorsOf(item) ?? [],
  categories: item.dc?.subjects ?? [],
  published: [item.dc?.dates?.[0], item.dcterms?.issued?.[0], item.dcterms?.created?.[0]],
  modified: [item.dcterms?.modified?.[0]],
  files: [],
  sources: item.dc?.sources ?? [],
  site: feed?.title,
  pictures: mediaPictures(item.media),
  bases: basesOf(feed),
});

/** Plain text by the specification, but some generators escape it. */
const jsonText = (value: unknown): Text =>
  typeof value === 'string' &&
  !value.includes('<') &&
  /&(?:amp|lt|gt|quot|#x?[\da-f]+);/i.test(value)
    ? html(value)
    : text(value);

export const fromJson = (item: JsonItem, feed?: Channel & Pick<JsonItem, 'authors'>): RawItem => ({
  id: item.id ?? item.url,
  url: item.url ?? item.external_url,
  language: languageOf(item, feed),
  title: jsonText(item.title),
  summary: jsonText(item.summary),
  content: orElse(
    item.content_html === undefined ? text(item.content_text) : html(item.content_html),
    jsonText(item.summary),
  ),
  authors: (item.authors ?? feed?.authors)?.map(({ name }) => name) ?? [],
  categories: item.tags ?? [],
  published: [item.date_published],
  modified: [item.date_modified],
  files: (item.attachments ?? []).map(({ url, mime_type: type }) => ({ url, type })),
  duration: item.attachments?.[0]?.duration_in_seconds,
  site: feed?.title,
  pictures: [item.image, item.banner_image].map(asImage),
});

export function withId(item: RawItem, link?: string): RawItem {
  const { title, summary, content, url } = item;
  const text = [title.value, summary.value, content.value].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  const id = item.id ?? link ?? url ?? text?.slice(0, 10 * ID_LIMIT);
  return id === undefined ? item : { ...item, id };
}
