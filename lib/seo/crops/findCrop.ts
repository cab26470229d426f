import 'server-only';
import { withTimeout } from '@/lib/async/withTimeout';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { logFault } from '@/lib/log/logThrottled.mjs';
import { findStory } from '@/lib/news/findStory';
import { brandPreview } from '@/lib/seo/previews/brandPreview';
import { cropPicture } from '@/lib/seo/previews/cropPicture';
import { TIMEOUT_MS } from '@/lib/seo/previews/findPreview';
import {
  getCachedPreview,
  type Preview,
  getOrCreatePreview,
} from '@/lib/seo/previews/previewCache';
import { cardCrop } from './cardCrop';
import { cropUrl, cropUrlOf, parseCropPath } from './cropUrl';
import { CROPS } from './crops';

/**
 * The JPEG for a file below `/pictures`. `immutable` only when it is the picture that the hash in the
 * URL stands for: an older URL of a story gets its present picture. A picture that cannot be fetched
 * or used is replaced by the story's drawn card; any other failure gives the brand's picture.
 */
export async function findCrop(file: string): Promise<Preview> {
  try {
    const asked = parseCropPath(file);
    const kept = asked && getCachedPreview(cropUrlOf(asked));
    if (kept) return kept;
    const story = asked && (await findStory(asked.id, DEFAULT_LOCALE));
    const shown = story?.ok ? story.value : null;
    const picture = shown?.picture;
    if (asked && shown && picture) {
      const url = cropUrl(shown, asked.crop);
      const crop = await withTimeout(
        TIMEOUT_MS,
        getOrCreatePreview(url, async () => {
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
  return { ...(await brandPreview(DEFAULT_LOCALE)), immutable: false };
}
