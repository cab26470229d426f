/** Hosts that give a picture of another in other sizes, with the other's address in their path. */
const BY_PATH = [
  /^https?:\/\/i\d\.wp\.com\/([^?#]+)/i,
  /^https?:\/\/cdn\.statically\.io\/img\/(?:[^/]+\/)?([\w-]+(?:\.[\w-]+)+\/[^?#]+)/i,
  /^https?:\/\/[\w.-]+\.cdn\.ampproject\.org\/i+\/(?:w\d+\/)?(?:s\/)?([^?#]+)/i,
];
/** Cloudflare, Cloudinary, Optimole, ShortPixel and others: a whole address within a path. */
const WITHIN = /^https?:\/\/[^?#]+?\/(https?:\/{1,2}[^?#]+)/i;
/** Next's own pictures, TimThumb, weserv and others: a whole address in a parameter. */
const PARAMS = ['url', 'src', 'image', 'img'];

/** The address of the picture that a service for sizes gives; null where a URL is of none. */
export function resizedFrom(href: string): string | null {
  for (const path of BY_PATH) {
    const [, original] = path.exec(href) ?? [];
    if (original) return `https://${original}`;
  }
  const [, within] = WITHIN.exec(href) ?? [];
  if (within) return within.replace(/^(https?:)\/+/i, '$1//');
  const { searchParams } = new URL(href);
  for (const name of PARAMS) {
    const given = searchParams.get(name) ?? '';
    if (/^(?:https?:)?\/\//i.test(given)) return given.replace(/^\/\//, 'https://');
  }
  return null;
}
