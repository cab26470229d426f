import 'server-only';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import type { Feed } from '@/lib/provider/client/feed';
import { logFailure } from '@/lib/provider/client/logFeed';
import { ENTRIES } from '@/lib/provider/source/limits';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import { readList } from '@/lib/provider/source/readList';
import { FAILURES, type Poster, type Posters } from '@/lib/provider/source/source';
import { err, ok } from '@/lib/result';
import { NO_POSTERS, type Slide, type Story } from '@/lib/story/story';
import { posterStory, toSlide } from './mapping';
import { plainFields } from './plainFields';
import { FEED_NAMES, PATH_PREFIX, providerPosterSchema } from './providerSchema';
import { parseApiBody } from './storyFeeds';
import { isUnpublished } from './unpublished';

function readPoster() {
  const media = providerMedia();
  return (json: unknown): Poster | null => {
    const fields = plainFields(json);
    const { data } = providerPosterSchema.safeParse(fields);
    if (!data || isUnpublished(fields)) return null;
    const words = inEachLocale((locale) => ({
      slide: toSlide(data, locale, media),
      story: posterStory(data, locale, media),
    }));
    return { id: data.id, words };
  };
}

const inEachLocale = <T>(make: (locale: Locale) => T): ReadonlyMap<Locale, T> =>
  new Map(LOCALE_NAMES.map((locale) => [locale, make(locale)]));

const slidesIn = (locale: Locale, posters: readonly Poster[]): Slide[] =>
  posters.flatMap(({ words }) => words.get(locale)?.slide ?? []);

const storiesIn = (locale: Locale, posters: readonly Poster[]): ReadonlyMap<string, Story> =>
  new Map(
    posters.flatMap(({ id, words }) => {
      const story = words.get(locale)?.story;
      return story ? [[id, story]] : [];
    }),
  );

export const posterFeed: Feed<Posters> = {
  name: FEED_NAMES.posters,
  path: `${PATH_PREFIX}${FEED_NAMES.posters}`,
  failure: FAILURES.posters,
  async interpret(body, before) {
    const answer = await readList(body, readPoster(), {
      feed: FEED_NAMES.posters,
      keep: 'first',
      known: before?.known ?? new Map(),
      identity: ({ id }) => id,
      parse: parseApiBody(FEED_NAMES.posters),
    });
    if (answer?.kind !== 'list') return err('Invalid poster data received');
    const { kept, total, known } = answer;
    if (kept.length === 0 && total > 0) return err(NO_POSTERS);
    if (kept.length === 0) logFailure(FEED_NAMES.posters, NO_POSTERS);
    return ok({
      slides:
        kept.length > 0 ? ok(inEachLocale((locale) => slidesIn(locale, kept))) : err(NO_POSTERS),
      stories: inEachLocale((locale) => storiesIn(locale, kept)),
      coverage: total > ENTRIES ? 'partial' : 'complete',
      known,
    });
  },
};
