import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { err, ok, type Result } from '@/lib/result';
import { askInTurn } from './askInTurn';
import { posterFeed } from '@/lib/provider/posterFeed';
import { providerMedia } from '@/lib/provider/providerMedia';
import { breakingFeed, featuredFeed, newsFeed } from '@/lib/provider/storyFeeds';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { posterStory } from '@/lib/provider/mapping';
import { oncePerList } from './oncePerList';
import type { ProviderPoster } from '@/lib/provider/providerSchema';
import { sampleStory } from './sampleStory';
import type { Missing, Story } from '@/lib/story/story';

/**
 * How long a source is waited for before the next one is asked as well. A healthy provider answers
 * within it, so that a search stops where the spec stops it; three of them and the 3 s of a call
 * that hangs stay below 4 s.
 */
const STAGGER_MS = 200;

/** A source's answer for the stories looked for. */
type SourceLookup = {
  story: (id: string) => Story | undefined;
  conclusive: boolean;
  ofPosters?: true;
};

/** The feeds of stories, in the order in which they are asked. */
const FEEDS = [breakingFeed, featuredFeed, newsFeed];

const NO_ANSWER: SourceLookup = { story: () => undefined, conclusive: false };

const inFeed = (feed: typeof newsFeed) => async (): Promise<SourceLookup> => {
  const result = await fetchFeed(feed);
  if (!result.ok) return NO_ANSWER;
  const { byId, conclusive } = result.value;
  return { story: (id) => byId.get(id), conclusive };
};

const byId = oncePerList(
  (posters: readonly ProviderPoster[]) => new Map(posters.map((poster) => [poster.id, poster])),
);

const inPosters = (locale: Locale) => async (): Promise<SourceLookup> => {
  const result = await fetchFeed(posterFeed);
  if (!result.ok) return NO_ANSWER;
  const { slides, conclusive } = result.value;
  const story = (id: string) => {
    const poster = slides.ok ? byId(slides.value).get(id) : undefined;
    return (poster && posterStory(poster, locale, providerMedia())) ?? undefined;
  };
  return { story, conclusive, ofPosters: true };
};

export type Search = {
  found: Map<string, Story>;
  /** Whether a story that was not found does not exist: every source gave a readable answer. */
  conclusive: boolean;
  /** How many of the feeds of stories gave such an answer. */
  answered: number;
};

/**
 * Looks stories up in breaking, then featured, then news, then in the posters, whose own pages have
 * to open as well, and last among the samples, which are always there. The first source that has an
 * id wins it, and the search ends once all of `wanted` are found.
 *
 * A source has answered when it sent a list, or an object with one, be it empty. It has not when
 * the call failed, when the body was neither, or when not one of its entries could be used: the
 * story may be in what could not be read. That the news call counts as empty when it is no list
 * holds for the lists of the pages, not here: the spec says for an article what an answer is, and a
 * 404 would take a story out of search engines.
 */
export async function findStories(
  ids: readonly string[],
  locale: Locale,
  wanted = ids,
): Promise<Search> {
  const sources = [...FEEDS.map(inFeed), inPosters(locale)];
  const found = new Map<string, Story>();
  let [conclusive, answered] = [true, 0];
  for await (const lookup of askInTurn(sources, STAGGER_MS)) {
    for (const id of ids) {
      const story = found.has(id) ? undefined : lookup.story(id);
      if (story) found.set(id, story);
    }
    if (wanted.every((id) => found.has(id))) return { found, conclusive: true, answered };
    conclusive &&= lookup.conclusive;
    if (lookup.conclusive && !lookup.ofPosters) answered++;
  }
  for (const id of ids) {
    const sample = found.has(id) ? null : await sampleStory(id, locale);
    if (sample) found.set(id, sample);
  }
  return { found, conclusive: conclusive || wanted.every((id) => found.has(id)), answered };
}

/** One story by its id. The language matters for posters, whose words depend on it. */
export async function findStory(id: string, locale: Locale): Promise<Result<Story, Missing>> {
  const { found, conclusive, answered } = await findStories([id], locale);
  const story = found.get(id);
  if (story) return ok(story);
  if (conclusive) return err('absent');
  return err(answered % FEEDS.length === 0 ? 'unanswered' : 'unknown');
}
