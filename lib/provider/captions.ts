import { z } from 'zod';
import { isLocale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { URL_LIMIT } from './limits';
import { type Media, videoUrl } from './media';
import type { Caption } from '@/lib/story/story';

const providerCaption = z.object({
  lang: z.string().refine(isLocale),
  url: z.string().trim().min(1).max(URL_LIMIT),
});

/**
 * `[{ lang, url }]`, which the provider may leave out; an entry of another shape costs only itself.
 */
export const providerCaptions = z
  .array(providerCaption.nullable().catch(null))
  .transform((entries) => entries.filter((entry) => entry !== null))
  .optional()
  .catch(undefined);

/** The captions whose URL is listed, one for each language; undefined where there are none. */
export function captionsOf(
  given: z.output<typeof providerCaptions>,
  media: Media,
): Caption[] | undefined {
  const listed = LOCALE_NAMES.flatMap((lang) => {
    const url = videoUrl(given?.find((caption) => caption.lang === lang)?.url, media);
    return url ? [{ lang, url }] : [];
  });
  return listed.length > 0 ? listed : undefined;
}
