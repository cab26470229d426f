import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { withTimeout } from '@/lib/request/withTimeout';
import { sectionName, stateName } from '@/lib/stories/sectionName';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { cropPicture } from './cropPicture';
import { drawBrand, drawCard } from './drawCard';
import { type SocialCard, getOrCreateSocialCard } from './socialCardCache';
import {
  newestLine,
  type Pictured,
  socialPicture,
  storyCardUrl,
  storySocialCardUrl,
} from './socialCardUrl';

/**
 * Crops the story's picture, or draws a card. A card that replaces a temporarily missing picture is
 * not immutable.
 *
 * @throws Error if nothing could be drawn
 */
export const storySocialCard = (story: Pictured, locale: Locale): Promise<SocialCard> =>
  getOrCreateSocialCard(storySocialCardUrl(story, locale), async () => {
    // A sample's picture is a site drawing; the card's headline says more.
    const picture = socialPicture(story);
    // A live story's card says that it is live and what is new; a picture cannot.
    const isDrawn = picture === null || story.live === 'on';
    const crop = isDrawn ? null : await cropPicture(picture);
    if (crop?.ok) return { bytes: crop.value, immutable: true };
    return {
      bytes: await drawStoryCard(story, locale),
      immutable: crop === null || crop.error === 'unfit',
    };
  });

export const storyCard = (story: Pictured, locale: Locale): Promise<SocialCard> =>
  getOrCreateSocialCard(storyCardUrl(story, locale), async () => ({
    bytes: await drawStoryCard(story, locale),
    immutable: true,
  }));

const liveWord = async (locale: Locale) =>
  (await getTranslations({ locale, namespace: 'Story' }))('live');

export async function drawStoryCard(
  story: Pictured,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const filed = (await sectionName(story, locale)) ?? (await stateName(story, locale));
  const live = story.live === 'on' ? await liveWord(locale) : null;
  const kicker = [live, filed].filter(Boolean).join(' · ') || null;
  const card = { locale, kicker, headline: story.title, line: newestLine(story) };
  return (await drawCard(card)) ?? drawBrand(locale);
}

/**
 * A social card takes 20 to 100 ms on two busy cores. Longer means a slow picture host, for which
 * no page waits.
 */
const GRACE_MS = 300;

/** Starts early and waits briefly, so that apps join the creation in flight. Never rejects. */
export async function startStorySocialCard(story: Pictured, locale: Locale): Promise<void> {
  const socialCard = storySocialCard(story, locale).catch((fault: unknown) => {
    logFault(`social card: ${story.id}`, fault);
  });
  await withTimeout(GRACE_MS, socialCard);
}
