import type { FeaturedStory } from '@/lib/stories/model/story';
import { type FeedItem, storyIdOf } from './feedItem';

/** A story with what its feed identifies it by. */
export type FeedStory = { story: FeaturedStory; guid: string; link: string };

/**
 * What an id or a URL stands for: with http and https, with www and a slash at its end or without, and
 * whatever campaign it is of, it leads to one page.
 */
const sameAs = (given: string): string =>
  given
    .replace(/[?&]utm_.*/i, '')
    .replace(/^https?:\/\/(?:www\.(?=[^/]*\.))?/i, '//')
    .replace(/\/$/, '');

/** No page of its own: a word, or the front page of a site. */
const isNoPage = (given: string) => !/^\/\/[^/]+\/./.test(given);

export const feedStory = (
  { id, url }: Pick<FeedItem, 'id' | 'url'>,
  story: FeaturedStory,
): FeedStory => ({
  story,
  guid: sameAs(id ?? url ?? ''),
  link: sameAs(url ?? ''),
});

/** Tells entries of one feed apart that are not the same in every way. */
export const identityOf = ({ guid, link, story }: FeedStory): string =>
  `${guid} ${link} ${story.title}`;

/**
 * The stories of one feed, each once. Some systems write one id into all items: where several links
 * share it, the link is the id, and where none has one, the title. A story whose id is its own keeps it, since its address is shared.
 */
export function distinctStories(entries: readonly FeedStory[]): FeaturedStory[] {
  const links = new Map<string, Set<string>>();
  for (const { guid, link } of entries)
    if (link !== '') links.set(guid, (links.get(guid) ?? new Set()).add(link));
  const kept = new Map<string, FeaturedStory>();
  const titles = titlesOf(entries);
  for (const entry of entries) {
    const isShared = entry.link !== '' && (links.get(entry.guid)?.size ?? 0) > 1;
    const isNameless = !isShared && (titles.get(entry.guid)?.size ?? 0) > 1;
    const key = isShared
      ? entry.link
      : isNameless
        ? `${entry.guid} ${entry.story.title}`
        : entry.guid;
    if (kept.has(key)) continue;
    const story =
      isShared || isNameless ? known(entry, isShared ? `https:${key}` : key) : entry.story;
    kept.set(key, story);
    pages.set(story, key);
  }
  return [...kept.values()];
}

/** What each story stands for, to find it again in another feed. */
const pages = new WeakMap<FeaturedStory, string>();
export const pageOfStory = (story: FeaturedStory): string => pages.get(story) ?? story.id;

/** The titles of entries whose id names no page, `N/A` for instance, and that have no link to one. */
function titlesOf(entries: readonly FeedStory[]): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  for (const { guid, link, story } of entries)
    if (isNoPage(guid) && isNoPage(link))
      titles.set(guid, (titles.get(guid) ?? new Set()).add(story.title));
  return titles;
}

/** The same object as long as the entry is. */
const renamed = new WeakMap<FeaturedStory, FeaturedStory>();

/** The story by another id than its feed gives it. */
function known({ story }: FeedStory, id: string): FeaturedStory {
  const own = renamed.get(story) ?? { ...story, id: storyIdOf({ id, url: undefined }, '') };
  renamed.set(story, own);
  return own;
}
