import 'server-only';
import { BODIES } from '#site/bodies.mjs';
import { getTranslations } from 'next-intl/server';
import { showsSamples } from '@/lib/config/showsSamples';
import type { StateKey } from '@/lib/content/keys';
import type { SampleArticle } from '@/lib/content/sample';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { STATE_LIST } from '@/lib/content/states/states';
import { signed } from '@/lib/format/figures';
import { localized } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/i18n/routing';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { paragraphsBody } from '@/lib/stories/model/body';
import type { Story } from '@/lib/stories/model/story';
import { sampleCard, sampleId } from './sampleCard';

/** A sample article, and the state whose page shows it. */
export type Sample = { article: SampleArticle; state: StateKey | null };

/** Every sample article of the site. */
export const SAMPLES: readonly Sample[] = [
  ...SECTION_PATHS.flatMap((path) => samplesOf(path).map((article) => ({ article, state: null }))),
  ...STATE_LIST.flatMap(({ key, samples }) => samples.map((article) => ({ article, state: key }))),
];

const BY_ID = new Map(SAMPLES.map((sample) => [sampleId(sample.article), sample]));

/**
 * A sample article as a story, in the words of a language; null when no sample has the id, or this
 * deployment shows none. Only the look-up of stories and the search ask here: no list, feed or
 * sitemap does, so that samples are found in none of them.
 */
export async function sampleStory(id: string, locale: Locale): Promise<Story | null> {
  const sample = BY_ID.get(id);
  if (!sample || !showsSamples()) return null;
  const { article, state } = sample;
  const body = BODIES[article.id];
  return {
    ...sampleCard(article, locale),
    state,
    body: body ? paragraphsBody(localized(body, locale)) : null,
    highlights: await factsOf(article, locale),
    sample: true,
  };
}

/** What else is known of a sample, a line each. */
async function factsOf(
  { matchResult, rating, changePercent, author }: SampleArticle,
  locale: Locale,
): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'Section' });
  return [
    matchResult && localized(matchResult, locale),
    rating && t('rating', { rating }),
    changePercent && t('change', { percent: signed(changePercent, locale) }),
    author && localized(author, locale),
  ].filter((fact) => typeof fact === 'string');
}
