import { safeDecode } from '@/lib/format/safeDecode';
import type { FeedFormat } from '@/lib/seo/feeds/pageFeeds';
import { feedFormatAt } from './forMachines.mjs';
import { ANY_LANGUAGE } from './languages.mjs';

export type Address = {
  path: string;
  feed: FeedFormat | null;
  page: number | null;
};

const NEVER_SLUG =
  /\/(?:comment-page-\d+|trackback|embed|attachment\/[^/]+|all\/\d+|page\/\d+|(?:feed|rss)(?:\/(?:rss2?|rdf|atom|json))?|(?:feed|rss|atom|index)\.(?:xml|rss|atom|json))$/i;
/** Suffixes that may belong to a slug: AMP, print, page numbers, index files, extensions. */
const MAYBE_SLUG =
  /(?:\/(?:amp|print|pdf|email|all|mobile|turbo|ia|(?:amp|index)\.html?|index\.php)|(?<=[^/])\/\d{1,3}|(?<=[^/])\.(?:html?|php|aspx?|cms|amp))$/i;

const END_OF_LIST = /\/page\/(\d{1,6})$/i;
const END_OF_FEED = /\/((?:feed|rss)(?:\/\w+)?|(?:feed|rss|atom|index)\.\w+)$/i;

const MEANINGS = 3;

/**
 * At most three readings, likeliest first, because a slug may look like a suffix.
 *
 * @param path without its prefix (`readLead`), trailing slash and punctuation
 */
export function readAddress(path: string, meanings = MEANINGS): [Address, ...Address[]] {
  let bare = path;
  let feed: FeedFormat | null = null;
  let page: number | null = null;
  for (let end = NEVER_SLUG.exec(bare); end; end = NEVER_SLUG.exec(bare)) {
    const [, ending] = END_OF_FEED.exec(bare) ?? [];
    if (ending) feed ??= feedFormatAt(`/${ending}`);
    const [, number] = END_OF_LIST.exec(bare) ?? [];
    if (number) page ??= Number(number);
    bare = bare.slice(0, end.index) || '/';
  }
  const address = { path: bare, feed, page };
  const maybe = meanings > 1 ? MAYBE_SLUG.exec(bare) : null;
  if (!maybe) return [address];
  const shorter = readAddress(bare.slice(0, maybe.index) || '/', meanings - 1);
  return [address, ...shorter.map((one) => ({ ...one, feed: one.feed ?? feed }))];
}

const CANDIDATES = 6;

/** @param before the prefix that was stripped from the addresses */
export function storyPaths(addresses: readonly Address[], before: string): string[] {
  const paths = addresses.flatMap(({ path }) => [before + path, path]);
  const plain = addresses.flatMap(({ path }) => [
    path.replace(ANY_LANGUAGE, ''),
    withoutWords(path),
    parentOf(path),
  ]);
  return [...new Set([...paths, ...plain])].slice(0, CANDIDATES);
}

/** Strips a message's words behind a link, and trailing punctuation, which some ids have too. */
function withoutWords(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const segment = safeDecode(path.slice(at));
  const [word = ''] = segment.split(/[\s+]|%2f/i);
  const bare = word.replace(/(?<![_~-])[_~-]+$/, '');
  return bare === '' || bare === segment ? path : path.slice(0, at) + encodeURIComponent(bare);
}

/**
 * The parent of a page that other systems put below a story: `/2026/11/slug/photo-1`,
 * `/news/101/slug`.
 */
const parentOf = (path: string): string => /^(\/.+\/[^/]+)\/[^/]+$/.exec(path)?.[1] ?? path;
