import 'server-only';
import sharp from 'sharp';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { withTimeout } from '@/lib/request/withTimeout';
import { findStory } from '@/lib/stories/findStory';
import type { Story } from '@/lib/story/story';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { COLOR } from './cardLook';
import { cropPicture } from './cropPicture';
import { type Crop, CROPS, cropUrl, cropUrlOf, parseCropPath } from './cropUrl';
import { brandSocialCard } from './drawPage';
import { encodeJpeg } from './encodeJpeg';
import { TIMEOUT_MS } from './findSocialCard';
import { getCachedSocialCard, type SocialCard, getOrCreateSocialCard } from './socialCardCache';
import { drawStoryCard } from './storySocialCard';

async function cardCrop(
  story: Pick<Story, 'id' | 'title' | 'category' | 'state' | 'picture' | 'lang'>,
  crop: Crop,
): Promise<Uint8Array<ArrayBuffer>> {
  const card = await drawStoryCard(story, story.lang);
  return encodeJpeg(
    sharp(card).resize({ ...CROPS[crop], fit: 'contain', background: COLOR.paper }),
  );
}

/**
 * `immutable` only if the URL's hash matches. The drawn card replaces an unusable picture; other
 * failures give the brand's card.
 */
export async function findCrop(file: string): Promise<SocialCard> {
  try {
    const asked = parseCropPath(file);
    const kept = asked && getCachedSocialCard(cropUrlOf(asked));
    if (kept) return kept;
    const story = asked && (await findStory(asked.id, DEFAULT_LOCALE));
    const shown = story?.ok ? story.value : null;
    const picture = shown?.picture;
    if (asked && shown && picture) {
      const url = cropUrl(shown, asked.crop);
      const crop = await withTimeout(
        TIMEOUT_MS,
        getOrCreateSocialCard(url, async () => {
          const cropped = await cropPicture(picture, CROPS[asked.crop]);
          return cropped.ok
            ? { bytes: cropped.value, immutable: true }
            : { bytes: await cardCrop(shown, asked.crop), immutable: cropped.error === 'unfit' };
        }),
      );
      if (crop) return { ...crop, immutable: crop.immutable && url.hash === asked.hash };
    }
  } catch (fault) {
    logFault(`picture: ${file}`, fault);
  }
  return { ...(await brandSocialCard(DEFAULT_LOCALE)), immutable: false };
}
