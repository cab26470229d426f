import { youtubeId, isYoutube } from '@/lib/config/youtubeId.mjs';
import { fileUrl } from '@/lib/provider/body/pictures/pictures';
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

export function framedPageUrl(href: string): string {
  const url = new URL(href);
  const named = (isYoutube(url.hostname) ? youTubePage(url) : pageInQuery(url)) ?? playerPage(href);
  return named ?? href;
}

function youTubePage({ pathname, searchParams }: URL): string | null {
  const [list, channel] = [searchParams.get('list'), searchParams.get('channel')];
  if (/^\/embed\/videoseries$/.test(pathname) && list)
    return `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`;
  return /^\/embed\/live_stream$/.test(pathname) && channel
    ? `https://www.youtube.com/channel/${encodeURIComponent(channel)}/live`
    : null;
}

function pageInQuery({ href, hostname, pathname, searchParams }: URL): string | null {
  const isFacebook =
    /(?:^|\.)facebook\.com$/.test(hostname) && /^\/(?:v[\d.]+\/)?plugins\//.test(pathname);
  const name = isFacebook
    ? 'href'
    : QUERY_NAMES.find(([page]) => page.test(hostname + pathname))?.[1];
  const carried = name ? fileUrl(searchParams.get(name) ?? undefined, href) : null;
  return carried && new URL(carried).hostname !== 'api.soundcloud.com' ? carried : null;
}

const QUERY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:cdn\.embedly\.com|(?:cdn\.)?iframe\.ly|twitframe\.com|w\.soundcloud\.com)\//, 'url'],
  [/^(?:docs|drive)\.google\.com\/(?:viewer|gview|viewerng\/viewer)$/, 'url'],
  // Viewers on the newsroom's CMS, whose address must stay private.
  [/\/(?:web\/viewer\.(?:html|php)|wp-admin\/admin-ajax\.php)$/, 'file'],
  [/^view\.officeapps\.live\.com\/op\//, 'src'],
];

const PLAYER_PAGES: readonly (readonly [RegExp, string])[] = [
  [
    /^https?:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w{1,20})/,
    'https://www.dailymotion.com/video/',
  ],
  [
    /^https?:\/\/geo\.dailymotion\.com\/player[^?]{0,40}\?(?:[^#]{0,200}&)?video=(\w{1,20})/,
    'https://www.dailymotion.com/video/',
  ],
  [
    /^https?:\/\/player\.vimeo\.com\/video\/(\d{1,15})(?!\d|\?(?:[^#]{0,200}&)?h=)/,
    'https://vimeo.com/',
  ],
  [
    /^https?:\/\/open\.spotify\.com\/embed\/((?:episode|show|track|album|playlist)\/\w{1,40})/,
    'https://open.spotify.com/',
  ],
  [/^https:\/\/(?:www\.)?scribd\.com\/embeds\/(\d{1,12})/, 'https://www.scribd.com/document/'],
  [/^https:\/\/embed\.podcasts\.apple\.com\/(.{1,300})/, 'https://podcasts.apple.com/'],
  [/^(https:\/\/(?:www\.)?threads\.(?:net|com)\/@[\w.]{1,40}\/post\/[\w-]{1,40})\/embed/, ''],
  [/^(https:\/\/[\w.-]{1,100}\/@\w{1,40}\/\d{1,25})\/embed/, ''],
];

function playerPage(href: string): string | null {
  for (const [player, page] of PLAYER_PAGES) {
    const [, id] = player.exec(href) ?? [];
    if (id !== undefined) return page + id;
  }
  return null;
}
