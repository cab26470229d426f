import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { err, ok, type Result } from '@/lib/result';
import { breakingFeed, featuredFeed, media, newsFeed, posterFeed } from './feeds';
import { fetchFeed } from './fetchFeed';
import { posterStory } from './mapping';
import type { Story } from './story';

/** `absent`: no source that answered has it. `unknown`: not one of the sources answered. */
export type Missing = 'absent' | 'unknown';

/** Long enough for a healthy source to answer first, so that most searches stop where the spec stops them. */
const HEAD_START_MS = 80;

type Source = () => Promise<Result<ReadonlyMap<string, Story>, string>>;

const inFeed = (feed: typeof newsFeed): Source => async () => {
  const reading = await fetchFeed(feed);
  return reading.ok ? ok(reading.value.byId) : reading;
};

const inPosters = (locale: Locale): Source => async () => {
  const reading = await fetchFeed(posterFeed);
  if (!reading.ok) return reading;
  const stories = reading.value.flatMap((poster) => posterStory(poster, locale, media()) ?? []);
  return ok(new Map(stories.map((story) => [story.id, story])));
};

/**
 * Looks stories up in breaking, then featured, then news, and last in the posters, whose own pages have to
 * open as well. The first source that has an id wins it, and the search ends once all are found. A source
 * that is slow to answer still decides first, but the next ones are asked meanwhile, so that the whole
 * search takes no longer than one slow call.
 */
export async function findStories(
  ids: readonly string[],
  locale: Locale,
): Promise<{ found: Map<string, Story>; answered: boolean }> {
  const sources = [inFeed(breakingFeed), inFeed(featuredFeed), inFeed(newsFeed), inPosters(locale)];
  const asked = new Map<Source, ReturnType<Source>>();
  const ask = (source: Source) => {
    const reading = asked.get(source) ?? source();
    asked.set(source, reading);
    return reading;
  };

  const found = new Map<string, Story>();
  let answered = false;
  for (const source of sources) {
    const late = setTimeout(() => sources.forEach(ask), HEAD_START_MS);
    const reading = await ask(source);
    clearTimeout(late);
    if (!reading.ok) continue;
    answered = true;
    for (const id of ids) {
      const story = reading.value.get(id);
      if (story && !found.has(id)) found.set(id, story);
    }
    if (ids.every((id) => found.has(id))) break;
  }
  return { found, answered };
}

/** One story by its id. The language matters for posters, which are written in both. */
export async function findStory(id: string, locale: Locale): Promise<Result<Story, Missing>> {
  const { found, answered } = await findStories([id], locale);
  const story = found.get(id);
  return story ? ok(story) : err(answered ? 'absent' : 'unknown');
}
