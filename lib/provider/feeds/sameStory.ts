import { withoutCampaign } from '@/lib/provider/source/httpUrl';
import type { FeaturedStory } from '@/lib/story/story';
import { type FeedItem, storyIdOf } from './feedItem';

export type FeedStory = { story: FeaturedStory; guid: string; link: string };

function normalizedUrl(given: string): string {
  const [, page = given, query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(given) ?? [];
  return withEscapes(page + withoutCampaign(query) + fragment)
    .replace(/^https?:\/\/(?:www\.(?=[^/]*\.))?/i, '//')
    .replace(/\/$/, '');
}

const withEscapes = (given: string): string =>
  given
    .replace(/[^\0-\x7f]+/g, (letters) => encodeURIComponent(letters.replace(/\p{Cs}/gu, '\ufffd')))
    .replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());

/** A plain word or a site's front page identifies no story. */
const isNotPage = (given: string) => !/^\/\/[^/]+\/./.test(given);

export const feedStory = (
  { id, url }: Pick<FeedItem, 'id' | 'url'>,
  story: FeaturedStory,
): FeedStory => ({
  story,
  guid: normalizedUrl(id ?? url ?? ''),
  link: normalizedUrl(url ?? ''),
});

export const identityOf = ({ guid, link, story }: FeedStory): string =>
  `${guid} ${link} ${story.title}`;

/** Some systems give every item one id; then link or title identifies it. Unique ids stay. */
export function distinctStories(given: readonly FeedStory[]): FeaturedStory[] {
  const entries = withoutVersions(given);
  const links = new Map<string, Set<string>>();
  for (const { guid, link } of entries)
    if (link !== '') links.set(guid, (links.get(guid) ?? new Set()).add(link));
  const kept = new Map<string, FeaturedStory>();
  const titles = titlesOf(entries);
  const headlines = new Set<string>();
  for (const entry of entries) {
    // One page with one headline is one story, whatever its ids.
    const headline = `${entry.link} ${entry.story.title}`;
    if (!isNotPage(entry.link) && headlines.has(headline)) continue;
    headlines.add(headline);
    const isShared = entry.link !== '' && (links.get(entry.guid)?.size ?? 0) > 1;
    const isNameless = !isShared && (titles.get(entry.guid)?.size ?? 0) > 1;
    const key = isShared
      ? entry.link
      : isNameless
        ? `${entry.guid} ${entry.story.title}`
        : entry.guid;
    if (kept.has(key)) continue;
    const story =
      isShared || isNameless ? withId(entry, isShared ? `https:${key}` : key) : entry.story;
    kept.set(key, story);
    identities.set(story, isNotPage(entry.link) ? [key] : [key, headline]);
  }
  return [...kept.values()];
}

const identities = new WeakMap<FeaturedStory, readonly string[]>();

export const identitiesOf = (story: FeaturedStory): readonly string[] => [
  story.id,
  ...(identities.get(story) ?? []),
];

/** The BBC appends a version number to the page URL: `#0` becomes `#1` an hour later. */
const VERSION = /#\d{1,2}$/;

/** Merges versions of a story; more than two entries of a page are parts of it and stay. */
function withoutVersions(entries: readonly FeedStory[]): readonly FeedStory[] {
  const pageOf = ({ guid, link }: FeedStory) => {
    const page = guid.replace(VERSION, '');
    return page !== guid && page === link && !isNotPage(page) ? page : null;
  };
  const pages = entries.map(pageOf);
  const counts = new Map<string | null, number>();
  for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  return entries.map((entry, at) => {
    const page = pages[at] ?? null;
    if (page === null || (counts.get(page) ?? 0) > 2) return entry;
    return { ...entry, guid: page, story: withId(entry, `https:${page}`) };
  });
}

function titlesOf(entries: readonly FeedStory[]): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  for (const { guid, link, story } of entries)
    if (isNotPage(guid) && isNotPage(link))
      titles.set(guid, (titles.get(guid) ?? new Set()).add(story.title));
  return titles;
}

const renamed = new WeakMap<FeaturedStory, FeaturedStory>();

function withId({ story }: FeedStory, id: string): FeaturedStory {
  const own = renamed.get(story) ?? { ...story, id: storyIdOf({ id, url: undefined }, '') };
  renamed.set(story, own);
  return own;
}
