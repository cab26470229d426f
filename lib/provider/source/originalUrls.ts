import { safeDecode } from '@/lib/format/safeDecode';

const BY_PATH = [
  /^https?:\/\/i\d\.wp\.com\/([^?#]+)/i,
  /^https?:\/\/cdn\.statically\.io\/img\/(?:[^/]+\/)?([\w-]+(?:\.[\w-]+)+\/[^?#]+)/i,
  /^https?:\/\/[\w.-]+\.cdn\.ampproject\.org\/i+\/(?:w\d+\/)?(?:s\/)?([^?#]+)/i,
];
/** Cloudflare, Cloudinary, Optimole, ShortPixel: a full URL within the path; Substack escapes it. */
const WITHIN = /^https?:\/\/[^?#]+?\/(https?(?::\/{1,2}|%3a%2f%2f)[^?#]+)/i;
/** Next.js, TimThumb, weserv: a full URL in a parameter. */
const PARAMS = ['url', 'src', 'image', 'img'];

export function resizedFrom(href: string): string | null {
  for (const path of BY_PATH) {
    const [, original] = path.exec(href) ?? [];
    if (original) return `https://${original}`;
  }
  const [, within] = WITHIN.exec(href) ?? [];
  if (within && !/^https?:/i.test(within)) return safeDecode(within);
  if (within) return within.replace(/^(https?:)\/+/i, '$1//');
  const { searchParams } = new URL(href);
  for (const name of PARAMS) {
    const given = searchParams.get(name) ?? '';
    if (/^(?:https?:)?\/\//i.test(given)) return given.replace(/^\/\//, 'https://');
  }
  return null;
}

const GOOGLES = /^https?:\/\/(?:(?:blogger|lh\d)\.googleusercontent|\d\.bp\.blogspot)\.com\//i;
const SIZE = /^[swh]\d{2,4}(?:-[\w-]{1,40})?$/;

/** Google's hosts serve the size in the URL, never enlarged; Blogger's feeds ask for 72 pixels. */
export function inFullSize(href: string): string {
  if (!GOOGLES.test(href)) return href;
  const signs = href.split(/([/=])/);
  const at = signs.findLastIndex((sign) => SIZE.test(sign));
  // The size is the last segment, or the one before the file name.
  return at < signs.length - 3 ? href : signs.with(at, 's1600').join('');
}

const UPLOADS_PATH = '/wp-content/uploads/';

export type MovedUploads = { hosts: ReadonlySet<string>; to: string };

/**
 * A WordPress that moved still links its uploads on the site's host, with or without `www.`, where
 * they no longer exist.
 *
 * @param own URL of WordPress
 * @param site URL of the public site, which has no uploads
 * @param named hosts of `NEWS_IMAGE_HOSTS`, which have files of their own
 */
export function movedUploads(own: string, site: string, named: readonly string[]): MovedUploads {
  const [now, front] = [new URL(own).host, new URL(site).host];
  const twins = [wwwTwinOf(now), wwwTwinOf(front)].filter((host) => !named.includes(host));
  return { hosts: new Set([front, ...twins].filter((host) => host !== now)), to: own };
}

const wwwTwinOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

export function movedUrl(href: string, { hosts, to }: MovedUploads): string {
  const at = href.indexOf(UPLOADS_PATH);
  if (at < 0) return href;
  const { host } = new URL(href);
  return hosts.has(host) ? to + href.slice(at) : href;
}
