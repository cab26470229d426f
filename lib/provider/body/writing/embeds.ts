import { youtubeId } from '@/lib/config/youtubeId.mjs';
import { httpUrl } from '@/lib/provider/source/httpUrl';
import type { Block } from '@/lib/story/body';
import { watchUrl } from '@/lib/story/videoPage';

export type Embed = Extract<Block, { type: 'embed' }>;

const X_HOST = /^(?:(?:www|mobile)\.)?(?:twitter|x)\.com$/;
const X_POST = /^\/(\w{1,20}|i\/web)\/status(?:es)?\/(\d{1,20})(?:\/|$)/;
const X_FRAME = /^\/embed\/(?:Tweet|index)\.html$/i;
const POST_ID = /^\d{1,20}$/;
const INSTAGRAM_HOST = /^(?:www\.)?(?:instagram\.com|instagr\.am)$/;
const INSTAGRAM_POST = /^\/(?:[\w.]{1,30}\/)?(p|reels?|tv)\/([\w-]{5,40})(?:\/|$)/;

export function embedOf(given: string | undefined, base: string): Embed | null {
  const href = httpUrl(given, base);
  if (!href) return null;
  const url = new URL(href);
  return youTube(url) ?? post(url) ?? instagram(url);
}

function youTube(url: URL): Embed | null {
  const id = youtubeId(url.href);
  return id ? { type: 'embed', provider: 'youtube', id, url: watchUrl(id) } : null;
}

function post({ hostname, pathname, searchParams }: URL): Embed | null {
  const framed = /^platform\.(?:twitter|x)\.com$/.test(hostname) && X_FRAME.test(pathname);
  const [, name = 'i/web', id = (framed && searchParams.get('id')) || ''] = X_HOST.test(hostname)
    ? (X_POST.exec(pathname) ?? [])
    : [];
  if (!POST_ID.test(id)) return null;
  return { type: 'embed', provider: 'x', id, url: `https://x.com/${name}/status/${id}` };
}

function instagram({ hostname, pathname }: URL): Embed | null {
  const [, kind, id] = INSTAGRAM_HOST.test(hostname) ? (INSTAGRAM_POST.exec(pathname) ?? []) : [];
  if (!kind || !id) return null;
  return {
    type: 'embed',
    provider: 'instagram',
    id,
    url: `https://www.instagram.com/${kind === 'reels' ? 'reel' : kind}/${id}/`,
  };
}
