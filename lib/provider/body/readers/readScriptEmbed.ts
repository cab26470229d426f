import { attribute, hasClass, type HtmlElement } from '@/lib/provider/body/html/parseHtml';
import { elementsIn, textOfNodes } from '@/lib/provider/body/html/textOf';
import {
  embedPageUrl,
  isBrightcove,
  YOUTUBE_ATTRIBUTES,
} from '@/lib/provider/body/pictures/embedPageUrl';
import { framedPageUrl } from '@/lib/provider/body/pictures/framedPageUrl';
import { attributeText, fileUrl, isImage } from '@/lib/provider/body/pictures/pictures';
import type { BlockWriter, Position, Reader } from '@/lib/provider/body/writing/blockWriter';
import { embedOf } from '@/lib/provider/body/writing/embeds';
import { linkHref } from '@/lib/provider/body/writing/links';
import { addLink } from './readEmbeds';
import { readDefault } from './readText';

/** Adds a link for each story of a Web Stories player; its only content may be a poster. */
function addStories(element: HtmlElement, writer: BlockWriter, position: Position): void {
  for (const link of elementsIn(element.childNodes, position.budget)) {
    const href =
      link.tagName === 'a'
        ? linkHref(attribute(link, 'href'), position.base, position.pages)
        : null;
    if (!href) continue;
    const poster = [...elementsIn(link.childNodes, position.budget)].find(isImage);
    const name =
      textOfNodes([link], position.budget) || (poster && attributeText(poster, 'alt')) || '';
    addLink(href, name, writer, position);
  }
}

export const readScriptEmbed: Reader = (element, writer, position) => {
  if (element.tagName === 'amp-story-player') return addStories(element, writer, position);
  const href = embedPageUrl(element);
  const embed = href ? embedOf(href, position.base) : null;
  if (embed) return writer.add(embed);
  const url = href ? fileUrl(href, position.base) : null;
  if (!url) return readDefault(element, writer, position);
  addLink(framedPageUrl(url), attribute(element, 'data-title') ?? '', writer, position);
};

const EMBED_TAG =
  /^(?:amp-(?!img$|anim$|video$|audio$|ad$)[a-z-]+|lite-(?:youtube|vimeo)|youtube-video|presto-player|oembed|twitter-widget)$/;
const EMBED_CLASS =
  /^(?:fb-(?:post|video|page|comment-embed)|twitter-timeline|twitter-tweet|twitter-embed|tiktok-embed|reddit-embed-bq|pinterest-embed|text-post-media|flourish-embed|infogram-embed|rll-youtube-player|epyt-facade|youtube-player|youtube-embed|elementor-widget-video|perfmatters-lazy-youtube|lazyYT|plyr__video-embed|issuuembed|lyMe|tableauPlaceholder|wistia_embed|genially-embed)$/;

/** `data-oembed-url` of CKEditor; links that Pinterest's and Flickr's scripts turn into players. */
const EMBED_ATTRIBUTES = new Set([
  'data-oembed-url',
  'data-pin-do',
  'data-flickr-embed',
  ...YOUTUBE_ATTRIBUTES,
]);

const SUBSTACK = /^(?:tweet|instagram)$/;

/** Not iframes, which have a URL, nor X's blockquotes, which contain the post's text. */
export const isScriptEmbed = (element: HtmlElement): boolean =>
  EMBED_TAG.test(element.tagName) ||
  element.attrs.some(({ name }) => EMBED_ATTRIBUTES.has(name)) ||
  isBrightcove(element) ||
  (attribute(element, 'data-attrs') !== undefined && hasClass(element, SUBSTACK)) ||
  (element.tagName !== 'iframe' &&
    hasClass(element, EMBED_CLASS) &&
    !(element.tagName === 'blockquote' && hasClass(element, /^twitter-tweet$/)));

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/datawrapper\.dwcdn\.net\/(\w{5})\/embed\.js/, 'https://datawrapper.dwcdn.net/$1/'],
  [/^https:\/\/gist\.github\.com\/([\w-]{1,40}\/\w{1,40})\.js/, 'https://gist.github.com/$1'],
  [
    /^https:\/\/(?:cdn\.jwplayer|content\.jwplatform)\.com\/players\/([\w-]{1,40})\.js/,
    'https://cdn.jwplayer.com/players/$1.html',
  ],
];

const DAILYMOTION = /^https:\/\/(?:geo|api|www)\.dailymotion\.com\//;

export const readScript: Reader = (element, writer, position) => {
  const post = attribute(element, 'data-telegram-post');
  const src = fileUrl(attribute(element, 'src'), position.base) ?? '';
  const video = DAILYMOTION.test(src) ? attribute(element, 'data-video') : undefined;
  if (video && /^\w{3,20}$/.test(video))
    return addLink(`https://www.dailymotion.com/video/${video}`, '', writer, position);
  const [page] = SCRIPTS.flatMap(([script, to]) => {
    const [found] = script.exec(src) ?? [];
    return found ? found.replace(script, to) : [];
  });
  const href = post && /^[\w]{1,40}\/\d{1,10}$/.test(post) ? `https://t.me/${post}` : page;
  if (href) addLink(href, '', writer, position);
};
