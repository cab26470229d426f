import type { FeaturedStory } from '@/lib/story/story';
import { type FeedItem, storyIdOf } from './feedItem';

export type FeedStory = { story: FeaturedStory; guid: string; link: string };

/** Ignores http or https, www, an end slash and campaign parameters. */
const sameAs = (given: string): string =>
  given
    .replace(/[?&]utm_.*/i, '')
    .replace(/^https?:\/\/(?:www\.(?=[^/]*\.))?/i, '//')
    .replace(/\/$/, '');

/** A plain word or a site's front page identifies no story. */
const isNoPage = (given: string) => !/^\/\/[^/]+\/./.test(given);

export const feedStory = (
  { id, url }: Pick<FeedItem, 'id' | 'url'>,
  story: FeaturedStory,
): FeedStory => ({
  story,
  guid: sameAs(id ?? url ?? ''),
  link: sameAs(url ?? ''),
});

export const identityOf = ({ guid, link, story }: FeedStory): string =>
  `${guid} ${link} ${story.title}`;

/**
 * Some systems give every item the same id; then the link identifies it, else the title. Unique ids
 * stay, because readers share their URLs. The BBC gives a changed story a new id: one page with one headline is one.
 */
export function distinctStories(entries: readonly FeedStory[]): FeaturedStory[] {
  const links = new Map<string, Set<string>>();
  for (const { guid, link } of entries)
    if (link !== '') links.set(guid, (links.get(guid) ?? new Set()).add(link));
  const kept = new Map<string, FeaturedStory>();
  const titles = titlesOf(entries);
  const headlines = new Set<string>();
  for (const entry of entries) {
    const headline = `${entry.link} ${entry.story.title}`;
    if (!isNoPage(entry.link) && headlines.has(headline)) continue;
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
      isShared || isNameless ? known(entry, isShared ? `https:${key}` : key) : entry.story;
    kept.set(key, story);
    pages.set(story, key);
  }
  return [...kept.values()];
}

const pages = new WeakMap<FeaturedStory, string>();
export const pageOfStory = (story: FeaturedStory): string => pages.get(story) ?? story.id;

/** For entries whose id names no page, such as `N/A`, and that have no link. */
function titlesOf(entries: readonly FeedStory[]): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  for (const { guid, link, story } of entries)
    if (isNoPage(guid) && isNoPage(link))
      titles.set(guid, (titles.get(guid) ?? new Set()).add(story.title));
  return titles;
}

const renamed = new WeakMap<FeaturedStory, FeaturedStory>();

function known({ story }: FeedStory, id: string): FeaturedStory {
  const own = renamed.get(story) ?? { ...story, id: storyIdOf({ id, url: undefined }, '') };
  renamed.set(story, own);
  return own;
}
