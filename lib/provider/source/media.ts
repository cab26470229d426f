import { z } from 'zod';
import type { MediaSource } from '@/lib/config/mediaSources.mjs';
import { isLocale, LOCALE_NAMES } from '@/lib/i18n/locales';
import type { Caption } from '@/lib/stories/model/story';
import { URL_LIMIT } from './limits';
import { resizedFrom } from './resizers';

/** What Ghost keeps in its texts in place of its own address; some of its versions and exports send it. */
const GHOST_URL = /^__GHOST_URL__(?=\/)/;

/** An ampersand of a URL that was escaped twice; as it stands, no server would know the parameter behind it. */
const ESCAPED_AMPERSAND = /&(?:amp|#0?38);/gi;

/** A URL as it was before a system escaped it once too often. */
export const unescapedUrl = (given: string): string => given.replace(ESCAPED_AMPERSAND, '&');

/** A provider's URL made absolute against its API, or null unless it is http or https. */
export function httpUrl(given: string | undefined, base: string): string | null {
  const href = given && unescapedUrl(given.replace(GHOST_URL, ''));
  if (!href || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/**
 * Where relative URLs of the provider start from, and where its pictures and videos may live.
 */
export type Media = {
  base: string;
  sources: readonly MediaSource[];
  /** Told the host of a URL that is not listed. */
  onRefused?: ((host: string) => void) | undefined;
  /** Told the URL of each picture that is. */
  onPicture?: (url: string) => void;
};

/** How often a server may take the escapes out of a path, one of them hidden in another. */
const DECODINGS = 3;

/** A folder above (some servers take a parameter with it, `..;a`), a backslash, no letter, no UTF-8. */
const LEAVES = /(?:^|\/)\.{1,2}(?:[;/]|$)|[\\\p{Cc}]|%c[01]/iu;

/**
 * Whether a path stays below another however often a server decodes it. An escaped slash is part of a
 * name to some (Firebase's `/o/images%2Fa.jpg`) and parts folders for others.
 */
function staysBelow(path: string, pathname: string): boolean {
  let [folder, file] = [path, pathname];
  for (let round = 0; round <= DECODINGS; round++) {
    if (!file.startsWith(folder) || LEAVES.test(file)) return false;
    const decoded = withoutEscapes(file);
    if (decoded === file) return true;
    [folder, file] = [withoutEscapes(folder), decoded];
  }
  return false;
}

/** Letters of ASCII alone: no other decides where a path leads. */
const withoutEscapes = (text: string) =>
  text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * A picture's or a video's URL, or null when it is not on the list of sources.
 *
 * @param original where the same may be on such a host, by the URL that is not
 */
function listedUrl(
  given: string | undefined,
  { base, sources, onRefused }: Media,
  original?: (href: string) => string | null,
): URL | null {
  const href = httpUrl(given, base);
  if (!href) return null;
  const url = new URL(href);
  const isOf = (origin: string) => sources.some((source) => source.origin === origin);
  // Links of before a site had https.
  if (url.protocol === 'http:' && !isOf(url.origin)) {
    const secure = new URL(url);
    secure.protocol = 'https:';
    if (isOf(secure.origin)) url.protocol = 'https:';
  }
  const isListed = sources.some(
    ({ origin, path }) => url.origin === origin && staysBelow(path, url.pathname),
  );
  if (isListed && !url.username && !url.password) return url;
  const other = original?.(href);
  if (other) return listedUrl(other, { base, sources, onRefused });
  onRefused?.(url.host);
  return null;
}

/** Whether a URL is on a host that is listed, wherever there. */
export const isListedHost = (href: string, { sources }: Media): boolean =>
  sources.some(({ origin }) => origin === new URL(href).origin);

/** The URL of a video, its captions or a recording, or null when it is not listed. */
export const videoUrl = (given: string | undefined, media: Media): string | null =>
  listedUrl(given, media)?.href ?? null;

/**
 * A picture's URL, or null when it is not listed. In one spelling, since each would be a picture of its
 * own to fetch and to keep; with its query, which may name the picture or sign its URL.
 */
export function pictureUrl(given: string | undefined, media: Media): string | null {
  const url = listedUrl(given, media, resizedFrom);
  if (!url) return null;
  const picture = url.origin + normalizePath(url.pathname) + ownQuery(url.search);
  media.onPicture?.(picture);
  return picture;
}

/** What says where a link was shared is no part of the picture. */
const SHARED = /^(?:utm_\w+|fbclid)(?:=|$)/i;

/** A query in its order, which a signature may depend on. */
function ownQuery(search: string): string {
  const own = search
    .slice(1)
    .split('&')
    .filter((part) => part && !SHARED.test(part));
  return own.length > 0 ? `?${own.join('&')}` : '';
}

/** What makes of one picture another size or form of it. */
const FORM =
  /^(?:w|h|width|height|size|fit|crop|resize|q|quality|dpr|auto|fm|format|cs|ssl|strip|s|sig|v|ver)=/i;

/**
 * Whether two URLs are of one picture, perhaps in two sizes. A query tells two pictures apart only where
 * the path is not that of a picture.
 */
export function isSamePicture(one: string, other: string): boolean {
  if (one === other) return true;
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.origin !== b.origin || a.pathname !== b.pathname) return false;
  return /\.(?:jpe?g|png|webp|avif|gif)$/i.test(a.pathname) || subjectOf(a) === subjectOf(b);
}

const subjectOf = ({ search }: URL) =>
  search
    .slice(1)
    .split('&')
    .filter((part) => !FORM.test(part))
    .join('&');

/**
 * A path as RFC 3986, section 6.2.2, writes it, with single slashes: escapes in capitals, and none of
 * a letter that needs none. The slashes of a URL within it are its own (Cloudinary's `/fetch/https://…`).
 */
const normalizePath = (pathname: string) =>
  pathname
    .replace(/%[\da-f]{2}/gi, (escape) => {
      const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : escape.toUpperCase();
    })
    .replace(/(?<!:)\/{2,}/g, '/');

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
