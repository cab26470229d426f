import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { withTimeout } from '@/lib/request/withTimeout';
import { sectionName, stateName } from '@/lib/stories/sectionName';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { cropPicture } from './cropPicture';
import { drawBrand, drawCard } from './drawCard';
import { type Preview, getOrCreatePreview } from './previewCache';
import { type Pictured, previewPicture, storyCardUrl, storyPreviewUrl } from './previewUrl';

/**
 * A story's preview: its picture, cut; without a usable one, a drawn card. The card also stands in
 * for a picture that could not be had just now, and is then not immutable.
 * @throws Error when nothing could be drawn
 */
export const storyPreview = (story: Pictured, locale: Locale): Promise<Preview> =>
  getOrCreatePreview(storyPreviewUrl(story, locale), async () => {
    // A sample's picture is a drawing of this site, a path: the card's headline says more.
    const picture = previewPicture(story);
    const crop = picture === null || picture.startsWith('/') ? null : await cropPicture(picture);
    if (crop?.ok) return { bytes: crop.value, immutable: true };
    return {
      bytes: await drawStoryCard(story, locale),
      immutable: crop === null || crop.error === 'unfit',
    };
  });

/** A story's drawn card, as readers share it: its headline says more than its picture. */
export const storyCard = (story: Pictured, locale: Locale): Promise<Preview> =>
  getOrCreatePreview(storyCardUrl(story, locale), async () => ({
    bytes: await drawStoryCard(story, locale),
    immutable: true,
  }));

/**
 * A story's card in a language, a JPEG of `PREVIEW_SIZE`; the brand's where its faces can write
 * nothing of the headline.
 */
export async function drawStoryCard(
  story: Pictured,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const kicker = (await sectionName(story, locale)) ?? (await stateName(story, locale));
  return (
    (await drawCard({ locale, kicker, headline: story.title, line: null })) ?? drawBrand(locale)
  );
}

/**
 * Making a preview takes 20 to 100 ms on two busy cores; what takes longer is a slow picture host,
 * and no page waits for that.
 */
const GRACE_MS = 300;

/**
 * Starts a story's preview and waits until it is ready, but not for long: the apps that fetch it
 * next join its making. Never fails; whoever fetches the preview gets another picture then.
 */
export async function startStoryPreview(story: Pictured, locale: Locale): Promise<void> {
  const preview = storyPreview(story, locale).catch((fault: unknown) => {
    logFault(`preview: ${story.id}`, fault);
  });
  await withTimeout(GRACE_MS, preview);
}
