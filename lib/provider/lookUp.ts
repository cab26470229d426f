import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Completeness, completenessOf } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { staleStory } from './live/liveFields';
import { type Source, STORY_FEEDS, type StoryFeedName } from './source/source';

/** Three waits plus a 3 s timeout stay below 4 s (product.md 8.3). */
const STAGGER_MS = 200;

export type LookUp = {
  found: Map<string, Story>;
  gone: ReadonlySet<string>;
  coverage: Completeness;
};

type Answer = { story: (id: string) => Story | undefined; isComplete: boolean };

const NO_ANSWER: Answer = { story: () => undefined, isComplete: false };

/** A source with single-story calls is authoritative, because its feeds carry no bodies. */
export async function lookUp(
  source: Source,
  ids: readonly string[],
  locale: Locale,
  wanted = ids,
): Promise<LookUp> {
  return source.stories ? fromStories(source.stories, ids) : inLists(source, ids, locale, wanted);
}

async function fromStories(stories: NonNullable<Source['stories']>, ids: readonly string[]) {
  const result = await stories(ids);
  const found = new Map<string, Story>();
  const gone = new Set<string>();
  if (!result.ok) return { found, gone, coverage: 'none' as const };
  for (const [id, story] of result.value)
    if (story === 'gone') gone.add(id);
    else found.set(id, story);
  return { found, gone, coverage: 'complete' as const };
}

/** An incomplete search is no 404, which would remove a story from search engines (product.md 8.3). */
async function inLists(
  source: Source,
  ids: readonly string[],
  locale: Locale,
  wanted: readonly string[],
): Promise<LookUp> {
  const found = new Map<string, Story>();
  const isDone = () => wanted.every((id) => found.has(id));
  const searched: boolean[] = [];
  const lists = [
    ...STORY_FEEDS.map((feed) => () => inFeed(source, feed)),
    () => inPosters(source, locale),
  ];
  for await (const { story, isComplete } of staggeredCalls(lists, STAGGER_MS)) {
    for (const id of ids) {
      const match = found.has(id) ? undefined : story(id);
      if (match) found.set(id, match);
    }
    if (isDone()) return { found, gone: new Set(), coverage: 'complete' };
    searched.push(isComplete);
  }
  return { found, gone: new Set(), coverage: isDone() ? 'complete' : completenessOf(searched) };
}

async function inFeed(source: Source, feed: StoryFeedName): Promise<Answer> {
  const result = await source.feed(feed);
  if (!result.ok) return NO_ANSWER;
  const { byId, coverage, isStale = false } = result.value;
  return {
    story: (id) => {
      const story = byId.get(id);
      return story && isStale ? staleStory(story) : story;
    },
    isComplete: coverage === 'complete' && !isStale,
  };
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

export async function* staggeredCalls<T>(
  sources: readonly (() => Promise<T>)[],
  staggerMs: number,
): AsyncGenerator<T, void> {
  const asked: Promise<T>[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const askNext = () => {
    clearTimeout(late);
    const source = sources[asked.length];
    if (!source) return;
    asked.push(source());
    late = setTimeout(askNext, staggerMs);
  };
  try {
    for (let turn = 0; turn < sources.length; turn++) {
      if (asked.length === turn) askNext();
      const answer = asked[turn];
      if (answer) yield await answer;
    }
  } finally {
    clearTimeout(late);
  }
}
