import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import type { Story } from '@/lib/story/story';
import { type PreviewUrl, previewUrl, previewPath } from './previewUrl';

/** What a story's preview is made of. */
export type Pictured = Pick<Story, 'id' | 'title' | 'category' | 'state' | 'picture'>;

/** Where a story's preview in a language is found. */
export const storyPreviewUrl = (
  { id, title, category, state, picture }: Pictured,
  locale: Locale,
): PreviewUrl => previewUrl(encodeURIComponent(id), locale, { title, category, state, picture });

/** The site path of a story's preview in a language, a JPEG of `PREVIEW_SIZE`. */
export const storyPreviewPath = (story: Pictured, locale: Locale) =>
  previewPath(storyPreviewUrl(story, locale));
