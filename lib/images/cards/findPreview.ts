import 'server-only';
import { safeDecode } from '@/lib/format/safeDecode';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { withTimeout } from '@/lib/request/withTimeout';
import { findStory } from '@/lib/stories/findStory';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { brandPreview, pagePreview } from './drawPage';
import { brandPreviewUrl, pageCard, pageOfPreview } from './pagePreview';
import { getCachedPreview, type Preview } from './previewCache';
import {
  parsePreviewPath,
  previewPath,
  type PreviewUrl,
  storyCardUrl,
  storyOfCard,
  storyPreviewUrl,
} from './previewUrl';
import { storyCard, storyPreview } from './storyPreview';

/** Preview apps give up after a few seconds; a late picture serves the next share. */
export const TIMEOUT_MS = 4000;

/**
 * `immutable` only if the URL's hash matches. Failures give the brand's picture, never a 404, which
 * apps remember for days.
 */
export async function findPreview(parts: readonly string[]): Promise<Preview> {
  const asked = parsePreviewPath(parts);
  const named = /\.(\w+)\.jpg$/.exec(parts.at(-1) ?? '')?.[1] ?? '';
  const locale = asked?.locale ?? (isLocale(named) ? named : DEFAULT_LOCALE);
  try {
    const found =
      asked && (getCachedPreview(asked) ?? (await withTimeout(TIMEOUT_MS, presentPreview(asked))));
    if (found) return found;
  } catch (fault) {
    logFault(`preview: ${parts.join('/')}`, fault);
  }
  const brand = await brandPreview(locale);
  return {
    ...brand,
    immutable: asked !== null && previewPath(asked) === previewPath(brandPreviewUrl(locale)),
  };
}

async function presentPreview(asked: PreviewUrl): Promise<Preview | null> {
  const { name, locale } = asked;
  const page = pageOfPreview(name);
  const card = page === null ? null : await pageCard(page, locale);
  if (card && page !== null) {
    const { url, preview } = await pagePreview(page, card);
    return { ...preview, immutable: preview.immutable && url.hash === asked.hash };
  }
  if (page !== null) return null;
  const carded = storyOfCard(name);
  const story = await findStory(carded ?? safeDecode(name), locale);
  if (!story.ok) return null;
  const [make, urlOf] =
    carded === null ? [storyPreview, storyPreviewUrl] : [storyCard, storyCardUrl];
  const preview = await make(story.value, locale);
  return {
    ...preview,
    immutable: preview.immutable && urlOf(story.value, locale).hash === asked.hash,
  };
}
