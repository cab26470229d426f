import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Coverage, coverageOf } from '@/lib/result';
import type { Story } from '@/lib/stories/model/story';
import { type Source, STORY_FEEDS, type StoryFeedName } from './source/source';
import { staggeredCalls } from './staggeredCalls';

/**
 * How long the look-up waits for a feed before it asks the next one too. A healthy provider answers
 * sooner, so that the look-up stops at the first feed that has the story (product.md 8.3). Three
 * such waits and the 3 s of a call that hangs stay below 4 s.
 */
const STAGGER_MS = 200;

/**
 * `gone`: the ids of stories that were taken back. `coverage`: how much could be searched, where a
 * story was not found.
 */
export type LookUp = { found: Map<string, Story>; gone: ReadonlySet<string>; coverage: Coverage };

/** One place to look in, and whether an id that it does not have is not there. */
type Answer = { story: (id: string) => Story | undefined; isComplete: boolean };

const NO_ANSWER: Answer = { story: () => undefined, isComplete: false };

/**
 * Stories by id. A source that answers for single stories is asked for them, and its answer is the
 * whole truth: its feeds carry no bodies.
 */
export async function lookUp(
  source: Source,
  ids: readonly string[],
  locale: Locale,
  wanted = ids,
): Promise<LookUp> {
  return source.stories ? askFor(source.stories, ids) : inLists(source, ids, locale, wanted);
}

async function askFor(stories: NonNullable<Source['stories']>, ids: readonly string[]) {
  const result = await stories(ids);
  const found = new Map<string, Story>();
  const gone = new Set<string>();
  if (!result.ok) return { found, gone, coverage: 'none' as const };
  for (const [id, story] of result.value)
    if (story === 'gone') gone.add(id);
    else found.set(id, story);
  return { found, gone, coverage: 'complete' as const };
}

/**
 * Looks stories up in the feeds in their order, then in the posters, which have pages too. The first
 * that has an id wins. The look-up ends when all of `wanted` are found.
 *
 * A feed is searched whole if it sent a list, or an object that contains a list, even an empty one.
 * It is not if the call failed, if the body was neither, if no entry could be used, or if it is what the
 * feed said earlier: the story may be in what could not be read. A list of news treats a body that is no list as empty
 * (product.md 11). The look-up does not: product.md 8.3 says which bodies are answers, and a wrong
 * 404 removes a story from search engines.
 */
async function inLists(
  source: Source,
  ids: readonly string[],
  locale: Locale,
  wanted: readonly string[],
): Promise<LookUp> {
  const found = new Map<string, Story>();
  const isDone = () => wanted.every((id) => found.has(id));
  const searched: boolean[] = [];
  const places = [
    ...STORY_FEEDS.map((feed) => () => inFeed(source, feed)),
    () => inPosters(source, locale),
  ];
  for await (const { story, isComplete } of staggeredCalls(places, STAGGER_MS)) {
    for (const id of ids) {
      const match = found.has(id) ? undefined : story(id);
      if (match) found.set(id, match);
    }
    if (isDone()) return { found, gone: new Set(), coverage: 'complete' };
    searched.push(isComplete);
  }
  return { found, gone: new Set(), coverage: isDone() ? 'complete' : coverageOf(searched) };
}

async function inFeed(source: Source, feed: StoryFeedName): Promise<Answer> {
  const result = await source.feed(feed);
  if (!result.ok) return NO_ANSWER;
  const { byId, coverage, isStale = false } = result.value;
  return { story: (id) => byId.get(id), isComplete: coverage === 'complete' && !isStale };
}

async function inPosters({ posters }: Source, locale: Locale): Promise<Answer> {
  const result = await posters();
  if (!result.ok) return NO_ANSWER;
  const { stories, coverage, isStale = false } = result.value;
  return {
    story: (id) => stories.get(locale)?.get(id),
    isComplete: coverage === 'complete' && !isStale,
  };
}
