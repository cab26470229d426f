import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { videoUrl } from '@/lib/provider/source/media';
import { embedOf } from './embeds';
import type { BlockWriter } from './blockWriter';
import { linkHref } from './links';
import { attribute, hasClass, type HtmlElement } from './parseHtml';
import { elementsIn } from './elementsIn';
import { attributeText, fileUrl } from './pictures';
import type { Place, Reader } from './place';
import { readOther } from './readText';
import { textOfNodes } from './textOf';

/** A player of another site: one that is known, or a link to it by its title or its host. */
export const readFrame: Reader = (element, writer, place) => {
  const title = attributeText(element, 'title');
  const sources = sourcesOf(element);
  const embed = firstOf(sources, (src) => embedOf(src, place.base));
  const href = firstOf(sources, (src) => fileUrl(src, place.base));
  if (embed) return writer.add({ ...embed, ...(title && { title }) });
  if (!href || hasClass(element, /^wp-embedded-content$/) || isUnseen(element)) return;
  addLink(shownPage(href), title, writer, place);
};

/** What stands in for an object is read where the object is no page. */
export const readObject: Reader = (element, writer, place) =>
  firstOf(sourcesOf(element), (src) => fileUrl(src, place.base)) === null
    ? readOther(element, writer, place)
    : readFrame(element, writer, place);

/** Where a frame may have its address: scripts that load late keep it in an attribute of their own. */
function sourcesOf(element: HtmlElement): string[] {
  const { attrs } = element;
  const given = attrs.filter(({ name }) => /^(?:src|data)$/.test(name));
  const late = attrs.filter(({ name }) => /^data-.*(?:src|url|href)$/.test(name));
  return [...late, ...given].map(({ value }) => value.slice(0, BODY_LIMITS.attribute));
}

function firstOf<T>(given: readonly string[], read: (one: string) => T | null): T | null {
  for (const one of given) {
    const value = one && one !== 'about:blank' ? read(one) : null;
    if (value !== null) return value;
  }
  return null;
}

/** A frame that counts visits or serves a script is not seen. */
const isUnseen = (element: HtmlElement) =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(element, name) ?? '')) ||
  hasClass(element, /^(?:skip-lazy-tracking|gtm|ad-frame)$/);

/** A post of Facebook stands in the query of its frame. */
function shownPage(href: string): string {
  const { hostname, pathname, searchParams } = new URL(href);
  const page =
    /(?:^|\.)facebook\.com$/.test(hostname) && /^\/(?:v[\d.]+\/)?plugins\//.test(pathname);
  return (page ? fileUrl(searchParams.get('href') ?? undefined, href) : null) ?? href;
}

/** A link in a paragraph of its own, by a name or by the host it leads to. */
function addLink(href: string, name: string, writer: BlockWriter, { budget, marks }: Place) {
  writer.end();
  if (!budget.takeUrl('link', href)) return;
  const text = name || new URL(href).hostname.replace(/^www\./, '');
  writer.text(text, [...marks.filter(({ type }) => type !== 'link'), { type: 'link', href }]);
  writer.end();
}

/** What stands for a post or player and is drawn by a script of its site: by AMP's element, or a class. */
export const readDrawn: Reader = (element, writer, place) => {
  const href = drawnPage(element);
  const embed = href ? embedOf(href, place.base) : null;
  if (embed) return writer.add(embed);
  const url = href ? fileUrl(href, place.base) : null;
  if (!url) return readOther(element, writer, place);
  addLink(shownPage(url), '', writer, place);
};

/** The address of what AMP's elements show, by their attributes. */
const AMP: ReadonlyMap<string, (id: string) => string> = new Map([
  ['amp-youtube', (id) => `https://www.youtube.com/watch?v=${id}`],
  ['amp-twitter', (id) => `https://x.com/i/web/status/${id}`],
  ['amp-instagram', (id) => `https://www.instagram.com/p/${id}/`],
  ['amp-vimeo', (id) => `https://vimeo.com/${id}`],
  ['amp-dailymotion', (id) => `https://www.dailymotion.com/video/${id}`],
  [
    'amp-soundcloud',
    (id) => `https://w.soundcloud.com/player/?url=https://api.soundcloud.com/tracks/${id}`,
  ],
]);
const AMP_IDS = ['data-videoid', 'data-tweetid', 'data-shortcode', 'data-trackid'];
const AMP_PAGES = ['data-href', 'data-src', 'data-url', 'src'];

export const isDrawn = (element: HtmlElement): boolean =>
  /^(?:amp-(?!img$|anim$|video$|audio$)[a-z-]+|lite-youtube|youtube-video)$/.test(
    element.tagName,
  ) ||
  hasClass(
    element,
    /^(?:fb-(?:post|video|page|comment-embed)|twitter-timeline|tiktok-embed|reddit-embed-bq|pinterest-embed)$/,
  );

function drawnPage(element: HtmlElement): string | undefined {
  const id = firstOf(
    [...AMP_IDS, 'videoid', 'video-id'].map((name) => attribute(element, name) ?? ''),
    (given) => (/^[\w-]{3,60}$/.test(given) ? given : null),
  );
  const address =
    AMP.get(element.tagName) ??
    (/youtube/.test(element.tagName) ? AMP.get('amp-youtube') : undefined);
  if (id && address) return address(id);
  return [...AMP_PAGES, 'cite', 'href'].map((name) => attribute(element, name)).find(Boolean);
}

/** A player of the page's own: one on a host that is not listed is a link, as the players of other sites are. */
export const readMedia =
  (type: 'audio' | 'video'): Reader =>
  (element, writer, place) => {
    const files = filesOf(element, place);
    const listed = firstOf(files, (file) => videoUrl(file, place.media));
    const other = files.find((file) => !isOnListedHost(file, place));
    if (listed) writer.add({ type, url: listed });
    else if (other) addLink(other, attributeText(element, 'title'), writer, place);
    else readOther(element, writer, place);
  };

/** A file that a listed host has elsewhere is no public one. */
const isOnListedHost = (file: string, { media }: Place) =>
  media.sources.some(({ origin }) => origin === new URL(file).origin);

/** The files of a player, in their order; a player inside of it has its own. */
function filesOf(player: HtmlElement, { base, budget }: Place): string[] {
  const sources = [...elementsIn(player.childNodes, budget, isPlayer)].filter(
    ({ tagName }) => tagName === 'source',
  );
  return [player, ...sources].flatMap(
    (element) => firstOf(sourcesOf(element), (src) => fileUrl(src, base)) ?? [],
  );
}

const isPlayer = ({ tagName }: HtmlElement) => /^(?:amp-)?(?:audio|video)$/.test(tagName);

/** A card of Ghost's that leads to another page or to a file: one link, by its title. */
export const readBookmark: Reader = (element, writer, place) => {
  const { base, budget, pages } = place;
  let given: string | undefined;
  let title: HtmlElement | undefined;
  let size: HtmlElement | undefined;
  for (const part of elementsIn(element.childNodes, budget, isBookmark)) {
    given ??= attribute(part, 'href');
    if (hasClass(part, /^kg-(?:bookmark|file-card)-title$/)) title ??= part;
    if (hasClass(part, /^kg-file-card-metadata$/)) size ??= part;
  }
  const href = linkHref(given, base, pages);
  if (!href) return readOther(element, writer, place);
  writer.end();
  if (!budget.takeUrl('link', href)) return;
  const about = size && textOfNodes([size], budget);
  writer.text((title && textOfNodes([title], budget)) || href, [{ type: 'link', href }]);
  if (about) writer.text(` (${about})`, []);
  writer.end();
};

export const isBookmark = (element: HtmlElement) =>
  hasClass(element, /^kg-(?:bookmark|file)-card$/);
