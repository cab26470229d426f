import { YOUTUBE_ID } from '@/lib/config/youtubeId.mjs';
import { firstOf } from '@/lib/firstOf';
import { attribute, type HtmlElement, isElement } from '@/lib/provider/body/html/parseHtml';
import { wordMap } from '@/lib/provider/source/wordMap';
import { watchUrl } from '@/lib/story/videoPage';

const vimeo = (id: string) => `https://vimeo.com/${id}`;

const ADDRESSES = wordMap<(id: string) => string>(
  [
    watchUrl,
    'amp-youtube lite-youtube youtube-video rll-youtube-player epyt-facade youtube-player youtube-embed lazyYT',
  ],
  [(id) => (/^\d+$/.test(id) ? vimeo(id) : watchUrl(id)), 'plyr__video-embed'],
  [vimeo, 'amp-vimeo lite-vimeo'],
  [(id) => `https://x.com/i/web/status/${id}`, 'amp-twitter twitter-tweet twitter-widget'],
  [(id) => `https://www.instagram.com/p/${id}/`, 'amp-instagram'],
  [(id) => `https://www.dailymotion.com/video/${id}`, 'amp-dailymotion'],
  [
    (id) => `https://w.soundcloud.com/player/?url=https://api.soundcloud.com/tracks/${id}`,
    'amp-soundcloud',
  ],
  [(id) => `https://infogram.com/${id}`, 'infogram-embed'],
);
const IDS = (
  'data-videoid data-video-id data-video_id data-vid data-youtube-id data-plyr-embed-id data-tweetid data-tweet-id ' +
  'data-shortcode data-trackid data-id videoid video-id'
).split(' ');

export const YOUTUBE_ATTRIBUTES = ['data-youtube', 'data-youtube-id', 'data-ytid', 'data-yt-id'];

const PAGES =
  'data-oembed-url data-href data-facadesrc data-src data-url data-text-post-permalink src cite href url'.split(
    ' ',
  );

export const isBrightcove = (element: HtmlElement) =>
  attribute(element, 'data-account') !== undefined &&
  attribute(element, 'data-video-id') !== undefined;

const NAMES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^WYL_([\w-]{11})$/, watchUrl],
  [/^wistia_async_(\w{6,20})$/, (id) => `https://fast.wistia.net/embed/iframe/${id}`],
];

function pageFromNames(names: readonly string[]): string | undefined {
  for (const name of names)
    for (const [form, address] of NAMES) {
      const [, id] = form.exec(name) ?? [];
      if (id) return address(id);
    }
  return undefined;
}

export function embedPageUrl(element: HtmlElement): string | undefined {
  const ownId = attribute(element, 'id') ?? '';
  const classes = attribute(element, 'class')?.split(/\s+/) ?? [];
  const named = pageFromNames([ownId, ...classes]);
  if (named) return named;
  if (classes.includes('tableauPlaceholder')) return tableauPage(element);
  if (classes.includes('genially-embed')) return `https://view.genially.com/${ownId}`;
  const tube = element.attrs.find(({ name }) => YOUTUBE_ATTRIBUTES.includes(name))?.value ?? '';
  if (YOUTUBE_ID.test(tube)) return watchUrl(tube);
  const id = firstOf(
    IDS.map((name) => attribute(element, name) ?? ''),
    (given) => (/^[\w-]{3,60}$/.test(given) ? given : null),
  );
  const [address] = [element.tagName, ...classes].flatMap((name) => ADDRESSES.get(name) ?? []);
  if (id && address) return address(id);
  const player = playerUrl(element);
  if (player) return player;
  const page = PAGES.map((name) => attribute(element, name)).find(Boolean);
  return page && classes.includes('flourish-embed')
    ? `https://public.flourish.studio/${page}/`
    : page;
}

/** A hidden `<object>` names the view for Tableau's script. */
function tableauPage({ childNodes }: HtmlElement): string | undefined {
  const name = childNodes
    .flatMap((node) => (isElement(node) && node.tagName === 'object' ? node.childNodes : []))
    .filter(isElement)
    .find((param) => attribute(param, 'name') === 'name');
  const view = name && attribute(name, 'value');
  return view && /^[\w./-]{3,200}$/.test(view)
    ? `https://public.tableau.com/views/${view}`
    : undefined;
}

function playerUrl(element: HtmlElement): string | undefined {
  const valueOf = (name: string) => attribute(element, name) ?? '';
  const [media, player, account] = ['data-media-id', 'data-player-id', 'data-account'].map(valueOf);
  if (element.tagName === 'amp-jwplayer' && media)
    return `https://cdn.jwplayer.com/players/${media}-${player}.html`;
  if (isBrightcove(element))
    return `https://players.brightcove.net/${account}/${valueOf('data-player') || 'default'}_default/index.html?videoId=${valueOf('data-video-id')}`;
  const packed = valueOf('data-attrs');
  const [, post] = SUBSTACK_POST.exec(packed) ?? [];
  if (post) return `https://www.instagram.com/p/${post}/`;
  const [, url] = SETTING.exec(valueOf('data-settings')) ?? SUBSTACK.exec(packed) ?? [];
  return url?.replaceAll('\\/', '/');
}

const SETTING = /"(?:youtube|vimeo|dailymotion)_url":"(https?:[^"]{1,500})"/;

const SUBSTACK_POST = /"instagram_id":"([\w-]{5,40})"/;
const SUBSTACK = /"url":"(https?:[^"]{1,500})"/;
