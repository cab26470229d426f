import { watchUrl } from '@/lib/story/videoPage';
import type { BlockWriter } from './blockWriter';
import type { Place, Reader } from './domPosition';
import { elementsIn } from './elementsIn';
import { embedOf } from './embeds';
import { shownPage } from './frames';
import { linkHref } from './links';
import { attribute, hasClass, type HtmlElement, isElement } from './parseHtml';
import { attributeText, fileUrl, isImage } from './pictures';
import { addLink, firstOf } from './readEmbeds';
import { readOther } from './readText';
import { textOfNodes } from './textOf';

/** A player of Web Stories leads to each, which may be its poster alone. */
function addStories(element: HtmlElement, writer: BlockWriter, place: Place): void {
  for (const link of elementsIn(element.childNodes, place.budget)) {
    const href =
      link.tagName === 'a' ? linkHref(attribute(link, 'href'), place.base, place.pages) : null;
    if (!href) continue;
    const poster = [...elementsIn(link.childNodes, place.budget)].find(isImage);
    const name =
      textOfNodes([link], place.budget) || (poster && attributeText(poster, 'alt')) || '';
    addLink(href, name, writer, place);
  }
}

export const readDrawn: Reader = (element, writer, place) => {
  if (element.tagName === 'amp-story-player') return addStories(element, writer, place);
  const href = drawnPage(element);
  const embed = href ? embedOf(href, place.base) : null;
  if (embed) return writer.add(embed);
  const url = href ? fileUrl(href, place.base) : null;
  if (!url) return readOther(element, writer, place);
  addLink(shownPage(url), attribute(element, 'data-title') ?? '', writer, place);
};

const x = (id: string) => `https://x.com/i/web/status/${id}`;

const ADDRESSES: ReadonlyMap<string, (id: string) => string> = new Map([
  ['amp-youtube', watchUrl],
  ['lite-youtube', watchUrl],
  ['youtube-video', watchUrl],
  ['rll-youtube-player', watchUrl],
  ['epyt-facade', watchUrl],
  ['youtube-embed', watchUrl],
  ['lazyYT', watchUrl],
  ['plyr__video-embed', (id) => (/^\d+$/.test(id) ? `https://vimeo.com/${id}` : watchUrl(id))],
  ['lite-vimeo', (id) => `https://vimeo.com/${id}`],
  ['amp-twitter', x],
  ['twitter-tweet', x],
  ['amp-instagram', (id) => `https://www.instagram.com/p/${id}/`],
  ['amp-vimeo', (id) => `https://vimeo.com/${id}`],
  ['amp-dailymotion', (id) => `https://www.dailymotion.com/video/${id}`],
  [
    'amp-soundcloud',
    (id) => `https://w.soundcloud.com/player/?url=https://api.soundcloud.com/tracks/${id}`,
  ],
  ['infogram-embed', (id) => `https://infogram.com/${id}`],
]);
const IDS = [
  'data-videoid',
  'data-video-id',
  'data-vid',
  'data-youtube-id',
  'data-plyr-embed-id',
  'data-tweetid',
  'data-tweet-id',
  'data-shortcode',
  'data-trackid',
  'data-id',
  'videoid',
  'video-id',
];
const PAGES = [
  'data-oembed-url',
  'data-href',
  'data-src',
  'data-url',
  'data-text-post-permalink',
  'src',
  'cite',
  'href',
  'url',
];

const DRAWN_TAG =
  /^(?:amp-(?!img$|anim$|video$|audio$|ad$)[a-z-]+|lite-(?:youtube|vimeo)|youtube-video|presto-player|oembed)$/;
const DRAWN_CLASS =
  /^(?:fb-(?:post|video|page|comment-embed)|twitter-timeline|twitter-tweet|twitter-embed|tiktok-embed|reddit-embed-bq|pinterest-embed|text-post-media|flourish-embed|infogram-embed|rll-youtube-player|epyt-facade|youtube-embed|elementor-widget-video|perfmatters-lazy-youtube|lazyYT|plyr__video-embed|issuuembed|lyMe|tableauPlaceholder)$/;

/** `data-oembed-url` of CKEditor; links that Pinterest's and Flickr's scripts turn into players. */
const DRAWN_BY = new Set(['data-oembed-url', 'data-pin-do', 'data-flickr-embed']);

/** Brightcove's player, as a page has it. */
const isBrightcove = (element: HtmlElement) =>
  attribute(element, 'data-account') !== undefined &&
  attribute(element, 'data-video-id') !== undefined;

/** A blockquote of X already contains the post's text. */
export const isDrawn = (element: HtmlElement): boolean =>
  DRAWN_TAG.test(element.tagName) ||
  element.attrs.some(({ name }) => DRAWN_BY.has(name)) ||
  isBrightcove(element) ||
  (hasClass(element, DRAWN_CLASS) &&
    !(element.tagName === 'blockquote' && hasClass(element, /^twitter-tweet$/)));

function drawnPage(element: HtmlElement): string | undefined {
  const [, lyte] = /^WYL_([\w-]{11})$/.exec(attribute(element, 'id') ?? '') ?? [];
  if (lyte) return watchUrl(lyte);
  if (hasClass(element, /^tableauPlaceholder$/)) return tableauPage(element);
  const id = firstOf(
    IDS.map((name) => attribute(element, name) ?? ''),
    (given) => (/^[\w-]{3,60}$/.test(given) ? given : null),
  );
  const names = [element.tagName, ...(attribute(element, 'class')?.split(/\s+/) ?? [])];
  const [address] = names.flatMap((name) => ADDRESSES.get(name) ?? []);
  if (id && address) return address(id);
  const player = playerPage(element);
  if (player) return player;
  const page = PAGES.map((name) => attribute(element, name)).find(Boolean);
  return page && hasClass(element, /^flourish-embed$/)
    ? `https://public.flourish.studio/${page}/`
    : page;
}

/** A hidden `<object>` names it for Tableau's script. */
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

function playerPage(element: HtmlElement): string | undefined {
  const valueOf = (name: string) => attribute(element, name) ?? '';
  const [media, player, account] = ['data-media-id', 'data-player-id', 'data-account'].map(valueOf);
  if (element.tagName === 'amp-jwplayer' && media)
    return `https://cdn.jwplayer.com/players/${media}-${player}.html`;
  if (isBrightcove(element))
    return `https://players.brightcove.net/${account}/${valueOf('data-player') || 'default'}_default/index.html?videoId=${valueOf('data-video-id')}`;
  const [, url] =
    SETTING.exec(valueOf('data-settings')) ?? SUBSTACK.exec(valueOf('data-attrs')) ?? [];
  return url?.replaceAll('\\/', '/');
}

const SETTING = /"(?:youtube|vimeo|dailymotion)_url":"(https?:[^"]{1,500})"/;

const SUBSTACK = /"url":"(https?:[^"]{1,500})"/;

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/datawrapper\.dwcdn\.net\/(\w{5})\/embed\.js/, 'https://datawrapper.dwcdn.net/$1/'],
  [/^https:\/\/gist\.github\.com\/([\w-]{1,40}\/\w{1,40})\.js/, 'https://gist.github.com/$1'],
  [
    /^https:\/\/(?:cdn\.jwplayer|content\.jwplatform)\.com\/players\/([\w-]{1,40})\.js/,
    'https://cdn.jwplayer.com/players/$1.html',
  ],
];

const DAILYMOTION = /^https:\/\/(?:geo|api|www)\.dailymotion\.com\//;

/** A script only yields a link to the content it would draw. */
export const readScript: Reader = (element, writer, place) => {
  const post = attribute(element, 'data-telegram-post');
  const src = fileUrl(attribute(element, 'src'), place.base) ?? '';
  const video = DAILYMOTION.test(src) ? attribute(element, 'data-video') : undefined;
  if (video && /^\w{3,20}$/.test(video))
    return addLink(`https://www.dailymotion.com/video/${video}`, '', writer, place);
  const [page] = SCRIPTS.flatMap(([script, to]) => {
    const [found] = script.exec(src) ?? [];
    return found ? found.replace(script, to) : [];
  });
  const href = post && /^[\w]{1,40}\/\d{1,10}$/.test(post) ? `https://t.me/${post}` : page;
  if (href) addLink(href, '', writer, place);
};
