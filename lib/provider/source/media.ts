import { z } from 'zod';
import type { MediaSource } from '@/lib/config/mediaSources.mjs';
import { isLocale, LOCALE_NAMES } from '@/lib/i18n/locales';
import type { Caption } from '@/lib/stories/model/story';
import { URL_LIMIT } from './limits';

/** A provider's URL made absolute against its API, or null unless it is http or https. */
export function httpUrl(given: string | undefined, base: string): string | null {
  if (!given || !URL.canParse(given, base)) return null;
  const url = new URL(given, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/**
 * Where relative URLs of the provider start from, and where its pictures and videos may live.
 */
export type Media = {
  base: string;
  sources: readonly MediaSource[];
  /** Told the host of a URL that is not listed. */
  onRefused?: (host: string) => void;
};

/** A server that decodes these would leave the listed path. */
const ENCODED_SEPARATOR = /%(2f|5c)/i;

/** A picture's or a video's URL, or null when it is not on the list of sources. */
function listedUrl(given: string | undefined, { base, sources, onRefused }: Media): URL | null {
  const href = httpUrl(given, base);
  if (!href) return null;
  const url = new URL(href);
  const isListed = sources.some(
    ({ origin, path }) => url.origin === origin && url.pathname.startsWith(path),
  );
  if (isListed && !url.username && !url.password && !ENCODED_SEPARATOR.test(url.pathname))
    return url;
  onRefused?.(url.host);
  return null;
}

/** The URL of a video, its captions or a recording, or null when it is not listed. */
export const videoUrl = (given: string | undefined, media: Media): string | null =>
  listedUrl(given, media)?.href ?? null;

/**
 * A picture's URL, or null when it is not listed. Without its query and in one spelling: each would
 * be a picture of its own to fetch and to keep.
 */
export function pictureUrl(given: string | undefined, media: Media): string | null {
  const url = listedUrl(given, media);
  return url && url.origin + normalizePath(url.pathname);
}

/**
 * A path as RFC 3986, section 6.2.2, writes it, with single slashes: escapes in capitals, and none of
 * a letter that needs none.
 */
const normalizePath = (pathname: string) =>
  pathname
    .replace(/%[\da-f]{2}/gi, (escape) => {
      const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : escape.toUpperCase();
    })
    .replace(/\/{2,}/g, '/');

const YOUTUBE_HOST = /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The eleven-character id in any of YouTube's own forms of URL, or null. */
export function youtubeId(given: string | undefined): string | null {
  if (!given || !URL.canParse(given)) return null;
  const { hostname, pathname, searchParams } = new URL(given);
  if (!YOUTUBE_HOST.test(hostname)) return null;
  const candidate = searchParams.get('v') ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
  return YOUTUBE_ID.test(candidate) ? candidate : null;
}

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
