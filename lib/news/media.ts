/** A provider's address made absolute against its API, or null unless it is http or https. */
export function httpUrl(given: string | undefined, base: string): string | null {
  if (!given || !URL.canParse(given, base)) return null;
  const url = new URL(given, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** A picture's address, or null when its host is not on the allow-list. */
export function pictureUrl(given: string | undefined, base: string, hosts: readonly string[]): string | null {
  const url = httpUrl(given, base);
  return url && hosts.includes(new URL(url).host) ? url : null;
}

const YOUTUBE_HOST = /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The eleven-character id in any of YouTube's own forms of address, or null. */
export function youtubeId(given: string | undefined): string | null {
  if (!given || !URL.canParse(given)) return null;
  const { hostname, pathname, searchParams } = new URL(given);
  if (!YOUTUBE_HOST.test(hostname)) return null;
  const candidate = searchParams.get('v') ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
  return YOUTUBE_ID.test(candidate) ? candidate : null;
}
