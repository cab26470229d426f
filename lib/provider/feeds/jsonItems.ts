import { detectJsonFeed, parseJsonFeed } from 'feedsmith';
import { isRecord } from '@/lib/isObject';
import { type FeedBody, parseFeedBody } from '@/lib/provider/source/readList';
import { asJsonItem } from './jsonNames';
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
