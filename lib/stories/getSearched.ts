import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { prepareSearch } from '@/lib/search/prepareSearch';
import { latestPlausible } from '@/lib/story/futureDates';
import type { Story } from '@/lib/story/story';
import { type AllStories, getAllStories } from './getAllStories';
import { sampleId } from './sampleCard';
import { SAMPLES, sampleStory } from './sampleStory';

/** `topics` has a sample's texts and tags in every language. */
type Searched = Story & { topics?: string };

async function searchedSample({ article }: (typeof SAMPLES)[number]): Promise<Searched[]> {
  const story = await sampleStory(sampleId(article), DEFAULT_LOCALE);
  const { title, description, tags } = article;
  const topics = [title, description, tags ?? {}].flatMap((text) => Object.values(text).flat());
  return story ? [{ ...story, topics: topics.join(' ') }] : [];
}

const searchedSamples = memoize(async (): Promise<readonly Searched[]> =>
  (await Promise.all(SAMPLES.map(searchedSample))).flat(),
);

const together = memoize(
  (stories: readonly Story[], more: readonly Searched[]): readonly Searched[] => [
    ...stories,
    ...more,
  ],
);

type AllSearched = AllStories & { stories: readonly Searched[]; believableUntil: number };

/** All stories, plus samples in the default language. Indexed before it returns. */
export async function getSearched(): Promise<AllSearched> {
  const [{ stories, ...known }, more] = await Promise.all([getAllStories(), searchedSamples()]);
  const searched = together(stories, more);
  const believableUntil = latestPlausible([stories], Date.now());
  await prepareSearch(searched, believableUntil);
  return { stories: searched, believableUntil, ...known };
}

export const inWordsOf = (locale: Locale, found: readonly Story[]): Promise<Story[]> =>
  Promise.all(
    found.map(async (story) => (story.sample && (await sampleStory(story.id, locale))) || story),
  );
