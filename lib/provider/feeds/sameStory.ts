import type { FeaturedStory } from '@/lib/stories/model/story';
import { type FeedItem, storyIdOf } from './feedItem';

/** A story with what its feed identifies it by. */
export type FeedStory = { story: FeaturedStory; guid: string; link: string };

/**
 * What an id or a URL stands for: with http and https, and with a slash at its end or without, it
 * leads to one page.
 */
const sameAs = (given: string): string => given.replace(/^https?:\/\//i, '//').replace(/\/$/, '');

export const feedStory = (
  { id, url }: Pick<FeedItem, 'id' | 'url'>,
  story: FeaturedStory,
): FeedStory => ({
  story,
  guid: sameAs(id ?? url ?? ''),
  link: sameAs(url ?? ''),
});

/** Tells entries of one feed apart that are not the same in every way. */
export const identityOf = ({ guid, link }: FeedStory): string => `${guid} ${link}`;

/**
 * The stories of one feed, each once. Some systems write one id into all items: where several links
 * share it, the link is the id. A story whose id is its own keeps it, since its address is shared.
 */
export function distinctStories(entries: readonly FeedStory[]): FeaturedStory[] {
  const links = new Map<string, Set<string>>();
  for (const { guid, link } of entries)
    if (link !== '') links.set(guid, (links.get(guid) ?? new Set()).add(link));
  const kept = new Map<string, FeaturedStory>();
  for (const entry of entries) {
    const isShared = entry.link !== '' && (links.get(entry.guid)?.size ?? 0) > 1;
    const key = isShared ? entry.link : entry.guid;
    if (kept.has(key)) continue;
    const story = isShared ? byLink(entry) : entry.story;
    kept.set(key, story);
    pages.set(story, key);
  }
  return [...kept.values()];
}

/** What each story stands for, to find it again in another feed. */
const pages = new WeakMap<FeaturedStory, string>();
export const pageOfStory = (story: FeaturedStory): string => pages.get(story) ?? story.id;

/** The same object as long as the entry is. */
const byLinks = new WeakMap<FeaturedStory, FeaturedStory>();

function byLink({ story, link }: FeedStory): FeaturedStory {
  const known = byLinks.get(story) ?? {
    ...story,
    id: storyIdOf({ id: undefined, url: `https:${link}` }, ''),
  };
  byLinks.set(story, known);
  return known;
}
