import { isYoutube } from '@/lib/config/youtubeId.mjs';
import { fileUrl } from './pictures';

/** The public page of a frame's content if the URL reveals it; else the frame's own URL. */
export function framedPageUrl(href: string): string {
  const url = new URL(href);
  const named =
    (isYoutube(url.hostname) ? youTubePage(url) : (pageInQuery(url) ?? mapPage(url))) ??
    playerPage(href);
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

const CENTRE = /!2d(-?[\d.]{1,20})!3d(-?[\d.]{1,20})/;

/**
 * Google refuses its embedded maps outside a frame:
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
function mapPage({ hostname, pathname, searchParams }: URL): string | null {
  const isEmbedded = pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed';
  if (!isEmbedded || !/^(?:www\.|maps\.)?google\.(?:com|co\.in)$/.test(hostname)) return null;
  const [, longitude, latitude] = CENTRE.exec(searchParams.get('pb') ?? '') ?? [];
  const place = longitude ? `${latitude},${longitude}` : searchParams.get('q');
  return place && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
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
