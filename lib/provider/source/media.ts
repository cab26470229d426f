import { z } from 'zod';
import { isLocalHost, type MediaSource } from '@/lib/config/mediaSources.mjs';
import { isLocale, LOCALE_NAMES } from '@/lib/i18n/locales';
import type { Caption } from '@/lib/story/story';
import { httpUrl, withoutCampaign } from './httpUrl';
import { URL_LIMIT } from './limits';
import { type MovedUploads, movedUrl, inFullSize, resizedFrom } from './originalUrls';
import { optional } from './schemaText';

export type Media = {
  base: string;
  sources: readonly MediaSource[];
  moved?: MovedUploads;
  onRefused?: ((host: string) => void) | undefined;
  onPicture?: (url: string) => void;
};

/** Servers may decode a path repeatedly, and each pass may reveal another escape. */
const DECODINGS = 3;

/** Path traversal (some servers accept `..;a`), backslashes, control characters, overlong UTF-8. */
const TRAVERSAL = /(?:^|\/)\.{1,2}(?:[;/]|$)|[\\\p{Cc}]|%c[01]/iu;

/** An escaped slash is part of a name for some servers (Firebase's `/o/images%2Fa.jpg`). */
function staysBelow(path: string, pathname: string): boolean {
  let [folder, file] = [path, pathname];
  for (let round = 0; round <= DECODINGS; round++) {
    if (!file.startsWith(folder) || TRAVERSAL.test(file)) return false;
    const decoded = withoutEscapes(file);
    if (decoded === file) return true;
    [folder, file] = [withoutEscapes(folder), decoded];
  }
  return false;
}

/** Only ASCII escapes can change a path's target. */
const withoutEscapes = (text: string) =>
  text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * Null for an unlisted host.
 *
 * @param original maps a resizer's URL to its source picture, which may be on a listed host
 */
function listedUrl(
  given: string | undefined,
  { base, sources, moved, onRefused }: Media,
  original?: (href: string) => string | null,
): URL | null {
  const named = httpUrl(given, base);
  if (!named) return null;
  const href = moved ? movedUrl(named, moved) : named;
  const url = new URL(href);
  const isOf = (origin: string) => sources.some((source) => source.origin === origin);
  // A Strapi that does not know its public URL names itself by its port on its own machine.
  if (isLocal(href) && ![base, ...sources.map(({ origin }) => origin)].some(isLocal))
    return listedUrl(url.pathname + url.search, { base: new URL(base).origin, sources, onRefused });
  // Old links predate the site's https.
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

const isLocal = (href: string) => isLocalHost(new URL(href).hostname);

export const isListedHost = (href: string, { sources }: Media): boolean =>
  sources.some(({ origin }) => origin === new URL(href).origin);

export const videoUrl = (given: string | undefined, media: Media): string | null =>
  listedUrl(given, media)?.href ?? null;

/** Systems let editors choose any file for a picture. */
const OTHER_FILE = /\.(?:mp[34]|m4[av]|m3u8|mov|webm|og[agv]|wav|pdf|docx?|zip)$/i;

/** Each spelling costs a fetch; the query may identify or sign the picture. */
export function pictureUrl(given: string | undefined, media: Media): string | null {
  const url = listedUrl(given, media, resizedFrom);
  if (!url || OTHER_FILE.test(url.pathname)) return null;
  const picture = inFullSize(
    url.origin + normalizePath(url.pathname) + withoutCampaign(url.search),
  );
  media.onPicture?.(picture);
  return picture;
}

const SIZE_PARAM =
  /^(?:w|h|width|height|size|fit|crop|resize|q|quality|dpr|auto|fm|format|cs|ssl|strip|s|sig|v|ver)=/i;

/** WordPress's `-1024x683`, Envira's `-640x480_c`; WordPress names its largest `-scaled`. */
export const SIZE_OF_FILE = /-(?:(\d{2,4})x\d{2,4}(?:_c)?|scaled)(?=\.\w{3,4}$)/;
/**
 * Ghost's `/size/w1000/`, Drupal's `/styles/large/public/`, Cloudflare's `/cdn-cgi/image/width=80/`, Cloudinary's
 * `/upload/w_80,c_fill/`, Wix's `/v1/fit/…`, and `/550x309/` or `_625x300_` of other systems.
 */
const SIZE_OF_PATH = new RegExp(
  [
    '/size/w\\d{2,4}(?=/)',
    '/styles/\\w{1,60}/public(?=/)',
    '/cdn-cgi/image/[\\w=,.-]{1,100}(?=/)',
    '(?<=/upload)/[a-z]{1,3}_[\\w:.,-]{1,100}(?=/)',
    '/v1/(?:fit|fill|crop)/.{1,300}$',
    '[/_]\\d{2,4}x\\d{1,4}(?=[/_])',
  ].join('|'),
  'g',
);

function originalFile(href: string): URL | null {
  const url = URL.parse(href);
  const original = url && URL.parse(resizedFrom(href) ?? href);
  if (original)
    original.pathname = original.pathname.replace(SIZE_OF_FILE, '').replace(SIZE_OF_PATH, '');
  return original;
}

/** True for two sizes of one picture. The query counts only if the path is no picture file. */
export function isSamePicture(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [originalFile(one), originalFile(other)];
  if (a === null || b === null || a.host !== b.host || a.pathname !== b.pathname) return false;
  return /\.(?:jpe?g|png|webp|avif|gif)$/i.test(a.pathname) || subjectOf(a) === subjectOf(b);
}

const subjectOf = ({ search }: URL) =>
  search
    .slice(1)
    .split('&')
    .filter((part) => !SIZE_PARAM.test(part))
    .join('&');

/**
 * RFC 3986, 6.2.2, and single slashes, except in a nested URL (Cloudinary's `/fetch/https://…`).
 */
const normalizePath = (pathname: string) =>
  pathname
    .replace(/%[\da-f]{2}/gi, (escape) => {
      const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : escape.toUpperCase();
    })
    .replace(/(?<!:)\/{2,}/g, '/');

const providerCaption = z.object({
  lang: z.string().refine(isLocale),
  url: z.string().trim().min(1).max(URL_LIMIT),
});

export const providerCaptions = optional(
  z
    .array(providerCaption.nullable().catch(null))
    .transform((entries) => entries.filter((entry) => entry !== null)),
);

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
