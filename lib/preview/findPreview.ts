import 'server-only';
import { withTimeout } from '@/lib/async/withTimeout';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { findStory } from '@/lib/news/findStory';
import { unescaped } from '@/lib/text/unescaped';
import { brandAddress, brandPreview } from './brandPreview';
import { keptPreview, type Preview } from './keptPreviews';
import { pageCard, pageOfPreview, pagePreview } from './pagePreview';
import { type PreviewAddress, previewPath, readPreviewPath } from './previewAddress';
import { storyPreview } from './storyPreview';
import { storyPreviewAddress } from './storyPreviewAddress';

/**
 * Apps that make previews give up after a few seconds; a picture that comes later is there for the
 * next share.
 */
export const PATIENCE_MS = 4000;

/**
 * The JPEG to answer a path below `/og` with; its parts as they stand in the address. `lasting`
 * only when it is what this very address promises: at an older address of a story its present
 * picture is shown. Whatever goes wrong, the brand's picture is found: an app that is told 404 once
 * shows a bare link for days.
 */
export async function findPreview(parts: readonly string[]): Promise<Preview> {
  const asked = readPreviewPath(parts);
  const named = /\.(\w+)\.jpg$/.exec(parts.at(-1) ?? '')?.[1] ?? '';
  const locale = asked?.locale ?? (isLocale(named) ? named : DEFAULT_LOCALE);
  try {
    const found =
      asked && (keptPreview(asked) ?? (await withTimeout(PATIENCE_MS, presentPreview(asked))));
    if (found) return found;
  } catch (fault) {
    console.error(`preview: ${parts.join('/')}: ${String(fault)}`);
  }
  const brand = await brandPreview(locale);
  return {
    ...brand,
    lasting: asked !== null && previewPath(asked) === previewPath(brandAddress(locale)),
  };
}

/**
 * The preview that a story or page has now, at whatever address; null when there is no such story
 * or page.
 */
async function presentPreview(asked: PreviewAddress): Promise<Preview | null> {
  const { name, locale } = asked;
  const page = pageOfPreview(name);
  const card = page === null ? null : await pageCard(page, locale);
  if (card && page !== null) {
    const { address, preview } = await pagePreview(page, card);
    return { ...preview, lasting: preview.lasting && address.made === asked.made };
  }
  const story = page === null ? await findStory(unescaped(name), locale) : null;
  if (!story?.ok) return null;
  const preview = await storyPreview(story.value, locale);
  return {
    ...preview,
    lasting: preview.lasting && storyPreviewAddress(story.value, locale).made === asked.made,
  };
}
