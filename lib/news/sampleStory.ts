import 'server-only';
import { getTranslations } from 'next-intl/server';
import { localized } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/i18n/routing';
import { signed } from '@/lib/numbers/figures';
import type { SampleArticle } from '@/lib/content/sample';
import { sampleCard, sampleId } from './sampleCard';
import { SAMPLE_BODIES, SAMPLES } from './samples';
import { showsSamples } from '@/lib/site/showsSamples';
import type { Story } from '@/lib/story/story';

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
  const body = SAMPLE_BODIES[article.id];
  return {
    ...sampleCard(article, locale),
    state,
    body: body ? localized(body, locale).join('\n\n') : null,
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
