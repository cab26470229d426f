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
