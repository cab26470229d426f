import 'server-only';
import { getTranslations } from 'next-intl/server';
import { BODIES } from '#site/bodies.mjs';
import { showsSamples } from '@/lib/config/showsSamples';
import type { StateKey } from '@/lib/content/keys';
import type { SampleArticle } from '@/lib/content/sample';
import { STATE_LIST } from '@/lib/content/states';
import { signed } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { paragraphsBody } from '@/lib/story/body';
import type { Story } from '@/lib/story/story';
import { sampleCard, sampleId } from './sampleCard';

export type Sample = { article: SampleArticle; state: StateKey | null };

export const SAMPLES: readonly Sample[] = [
  ...SECTION_PATHS.flatMap((path) => samplesOf(path).map((article) => ({ article, state: null }))),
  ...STATE_LIST.flatMap(({ key, samples }) => samples.map((article) => ({ article, state: key }))),
];

const BY_ID = new Map(SAMPLES.map((sample) => [sampleId(sample.article), sample]));

/**
 * Null for an unknown id or without samples. Only story look-up and search use it, so samples stay
 * out of lists, feeds and sitemaps.
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
