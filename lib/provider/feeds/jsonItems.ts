import { detectJsonFeed, parseJsonFeed } from 'feedsmith';
import { isRecord } from '@/lib/isObject';
import { withOwnNames } from '@/lib/provider/source/fieldNames';
import { type FeedBody, parseFeedBody } from '@/lib/provider/source/readList';
import { fromJson, withId } from './rawItem';

const HEAD = [
  'version',
  'title',
  'home_page_url',
  'feed_url',
  'language',
  'author',
  'authors',
] as const;
const VERSION = 'https://jsonfeed.org/version/1.1';

/** Google's JSON of Atom, which Blogger serves, starts like this. */
const GOOGLES = /^[^[\]]{0,500}?"feed"\s{0,9}:\s{0,9}(?=\{)/;
const START_BYTES = 1_000;

/** Null unless JSON Feed, Blogger's JSON or rss2json's. */
export async function jsonItems(body: Buffer): Promise<FeedBody | null> {
  const [start] = GOOGLES.exec(body.subarray(0, START_BYTES).toString('latin1')) ?? [];
  const feed = start && body.subarray(start.length, body.lastIndexOf('}'));
  const googles = feed ? await parseFeedBody(feed, 'entry') : null;
  if (googles?.kind === 'member') return listOf(googles, {}, (item) => plainValues(item));
  const answer = await parseFeedBody(body, 'items');
  if (answer?.kind !== 'member') return null;
  if (isRecord(answer.member('feed'))) return listOf(answer, {}, fromRss2Json);
  const head = Object.fromEntries(HEAD.map((name) => [name, answer.member(name)]));
  // The version is a URL; some write only the number.
  if (/^1(?:\.[01])?$/.test(String(head.version))) head.version = VERSION;
  return detectJsonFeed({ ...head, items: [] }) ? listOf(answer, head, (item) => item) : null;
}

type Answer = Exclude<FeedBody, { kind: 'other' }>;

const listOf = (
  { total, raw, parse }: Answer,
  head: Readonly<Record<string, unknown>>,
  own: (item: unknown) => unknown,
): FeedBody => ({
  kind: 'list',
  total,
  raw,
  parse(some) {
    const items = parse(some).map((item) => asJsonItem(own(item)));
    const feed = parseJsonFeed({ version: VERSION, title: '', ...head, items });
    return feed.items?.map((item) => withId(fromJson(item, feed))) ?? [];
  },
});

/** Google puts values in `$t` and writes XML prefixes before a `$`. */
function plainValues(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(plainValues);
  if (!isRecord(given)) return given;
  if ('$t' in given) return given.$t;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.replace(/^\w+\$/, ''), plainValues(value)]),
  );
}

/** rss2json sends HTML descriptions, and UTC times without a zone. */
function fromRss2Json(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { content, description, pubDate, ...rest } = item;
  const isLocal = /^[-\d]+ [:\d]+$/.test(String(pubDate));
  return { ...rest, content: content || description, pubDate: isLocal ? `${pubDate}Z` : pubDate };
}

const JSON_ALIASES = {
  title: ['headline'],
  url: ['link'],
  content_html: ['content', 'fullContent'],
  summary: ['description', 'shortDescription'],
  image: ['image', 'imageUrl', 'thumbnail'],
  authors: ['author'],
  tags: ['category'],
  date_published: ['timestamp', 'createdAt'],
  date_modified: ['updatedAt', 'modifiedAt'],
} as const;

const termOf = (given: unknown) => (isRecord(given) ? (given.name ?? given.term ?? given) : given);
const personOf = (given: unknown) =>
  isRecord(given) ? { ...given, name: given.name ?? given.author ?? given.title } : given;
const pageIn = (given: unknown) =>
  Array.isArray(given)
    ? given.filter(isRecord).find(({ rel }) => rel === 'alternate')?.href
    : given;

export function asJsonItem(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { content_html: html, content_text: text, ...rest } = item;
  const others = withOwnNames(rest);
  const named: Record<string, unknown> = { ...item };
  for (const [own, names] of Object.entries(JSON_ALIASES))
    named[own] ??= names
      .map((name) => others[name])
      .find((value) => value !== undefined && value !== '');
  if (html === undefined && text !== undefined) delete named.content_html;
  if (isRecord(named.image)) named.image = named.image.url ?? named.image;
  named.url = pageIn(named.url);
  if (typeof named.authors === 'string') named.authors = [{ name: named.authors }];
  if (Array.isArray(named.authors)) named.authors = named.authors.map(personOf);
  if (isRecord(item.enclosure) && !named.attachments) {
    const { link, url = link, type } = item.enclosure;
    named.attachments = [{ url, mime_type: type }];
  }
  if (typeof named.tags === 'string') named.tags = named.tags.split(',').map((tag) => tag.trim());
  if (Array.isArray(named.tags)) named.tags = named.tags.map(termOf);
  return named;
}
