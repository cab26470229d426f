import { firstOf } from '@/lib/firstOf';
import {
  attribute,
  elementBefore,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  parseHtml,
} from '@/lib/provider/body/html/parseHtml';
import { elementsIn, textOfNodes } from '@/lib/provider/body/html/textOf';
import { framedPageUrl } from '@/lib/provider/body/pictures/framedPageUrl';
import { attributeText, fileUrl, pictureOf } from '@/lib/provider/body/pictures/pictures';
import type { BlockWriter, Position, Reader } from '@/lib/provider/body/writing/blockWriter';
import { embedOf } from '@/lib/provider/body/writing/embeds';
import { linkHref } from '@/lib/provider/body/writing/links';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { isListedHost, videoUrl } from '@/lib/provider/source/media';
import { writeReadAlso } from './readAlso';
import { readDefault } from './readText';

export const readFrame: Reader = (element, writer, position) => {
  const title = attributeText(element, 'title');
  const sources = sourcesOf(element);
  const embed = firstOf(sources, (src) => frameEmbed(src, position.base));
  const href = firstOf(sources, (src) => fileUrl(src, position.base));
  if (embed && isRepeated(element, embed.id, writer)) return;
  if (embed) return writer.add({ ...embed, ...(title && { title }) });
  if (!href) return position.readAll(embeddedIn(element), writer, position);
  if (hasClass(element, /^wp-embedded-content$/) || isTracker(element, href)) return;
  addLink(framedPageUrl(href), title, writer, position);
};

/** A `<noscript>` before the frame may already have added the same embed. */
function isRepeated(element: HtmlElement, id: string, writer: BlockWriter): boolean {
  const last = writer.last();
  if (last?.type !== 'embed' || last.id !== id) return false;
  return elementBefore(element)?.tagName === 'noscript';
}

/** Instant Articles put a post's code inside an `<iframe>`, where HTML parsers read it as text. */
function embeddedIn({ childNodes: [text] }: HtmlElement): readonly HtmlNode[] {
  const code = text && isText(text) ? text.value : '';
  return code.includes('<blockquote') && !/<iframe/i.test(code) ? parseHtml(code).nodes : [];
}

export const readObject: Reader = (element, writer, position) => {
  const picture =
    /^image\//i.test(attribute(element, 'type') ?? '') && pictureOf(element, position);
  const flash = firstOf(flashSources(element), (src) => frameEmbed(src, position.base));
  if (picture) writer.add({ type: 'picture', picture });
  else if (flash) writer.add(flash);
  else if (firstOf(sourcesOf(element), (src) => fileUrl(src, position.base)) === null)
    readDefault(element, writer, position);
  else readFrame(element, writer, position);
};

/** Sources of a Flash `<object>`; an `<embed>` inside may repeat them. */
const flashSources = ({ childNodes }: HtmlElement): string[] =>
  childNodes
    .filter(isElement)
    .filter((param) => /^(?:movie|src)$/i.test(attribute(param, 'name') ?? ''))
    .flatMap((param) => attribute(param, 'value') ?? [])
    .filter(isSource);

function sourcesOf(element: HtmlElement): string[] {
  const { attrs } = element;
  const given = attrs.filter(({ name }) => /^(?:src|data)$/.test(name));
  const late = attrs.filter(({ name }) => LAZY.test(name));
  const [, inside = ''] = INSIDE.exec(attribute(element, 'srcdoc') ?? '') ?? [];
  return [...late, ...given]
    .map(({ value }) => value.slice(0, BODY_LIMITS.attribute))
    .concat(inside)
    .filter(isSource);
}

const LAZY = /^(?:data-.*(?:src|url|href|original)(?:$|-)|consent-original-src|suppressedsrc$)/;

/** A lightweight player: `srcdoc` shows a picture that links to the player. */
const INSIDE = /<a\s[^>]{0,500}?href=["']?([^"'\s>]{1,2000})/i;

function frameEmbed(src: string, base: string) {
  const href = fileUrl(src, base);
  return href && (embedOf(href, base) ?? embedOf(framedPageUrl(href), base));
}

const isSource = (given: string) => given !== '' && given !== 'about:blank';

const ADS =
  /(?:^|\.)(?:doubleclick\.net|googlesyndication\.com|googletagmanager\.com|googleadservices\.com|amazon-adsystem\.com|taboola\.com|outbrain\.com|adnxs\.com|criteo\.com|mgid\.com)$/;

const isTracker = (element: HtmlElement, href: string) =>
  ADS.test(new URL(href).hostname) ||
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(element, name) ?? '')) ||
  hasClass(element, /^(?:skip-lazy-tracking|gtm|ad-frame)$/);

export function addLink(
  href: string,
  name: string,
  writer: BlockWriter,
  { budget, marks }: Position,
) {
  writer.end();
  if (!budget.takeUrl('link', href)) return;
  const text = name || new URL(href).hostname.replace(/^www\./, '');
  writer.text(text, [...marks.filter(({ type }) => type !== 'link'), { type: 'link', href }]);
  writer.end();
}

export const readMedia =
  (type: 'audio' | 'video'): Reader =>
  (element, writer, position) => {
    if (
      !addFiles(type, filesOf(element, position), attributeText(element, 'title'), writer, position)
    )
      readDefault(element, writer, position);
  };

export function addFiles(
  type: 'audio' | 'video',
  files: readonly string[],
  title: string,
  writer: BlockWriter,
  position: Position,
): boolean {
  const listed = firstOf(files.toSorted(playedFirst), (file) => videoUrl(file, position.media));
  // Other files on a listed host are not public.
  const other = files.find((file) => !isListedHost(file, position.media));
  if (listed) writer.add({ type, url: listed });
  else if (other) addLink(other, title, writer, position);
  return Boolean(listed ?? other);
}

/** Puts MP4 first, because iPhones play no WebM. */
const playedFirst = (a: string, b: string) => Number(WEBM.test(a)) - Number(WEBM.test(b));
const WEBM = /\.(?:webm|og[gv]|mkv|m3u8)(?:[?#]|$)/i;

function filesOf(player: HtmlElement, { base, budget }: Position): string[] {
  const sources = [...elementsIn(player.childNodes, budget, isPlayer)].filter(
    ({ tagName }) => tagName === 'source',
  );
  return [player, ...sources].flatMap(
    (element) => firstOf(sourcesOf(element), (src) => fileUrl(src, base)) ?? [],
  );
}

const isPlayer = ({ tagName }: HtmlElement) => /^(?:amp-)?(?:audio|video)$/.test(tagName);

/** A bookmark's description belongs to the other site and is left out. */
export const readBookmark: Reader = (element, writer, position) => {
  const { base, budget, pages } = position;
  let given: string | undefined;
  let title: HtmlElement | undefined;
  let size: HtmlElement | undefined;
  let caption: HtmlElement | undefined;
  for (const part of elementsIn(element.childNodes, budget, isBookmark)) {
    given ??= attribute(part, 'href');
    if (hasClass(part, /^kg-(?:bookmark|file-card)-title$/)) title ??= part;
    if (hasClass(part, /^kg-file-card-metadata$/)) size ??= part;
    if (isCardCaption(part)) caption ??= part;
  }
  const href = linkHref(given, base, pages);
  if (!href) return readDefault(element, writer, position);
  writer.end();
  const name = title ? textOfNodes([title], budget) : '';
  if (size || !writeReadAlso(href, name, writer, position)) {
    if (!budget.takeUrl('link', href)) return;
    const about = size && textOfNodes([size], budget);
    writer.text(name || href, [{ type: 'link', href }]);
    if (about) writer.text(` (${about})`, []);
    writer.end();
  }
  if (caption) writer.text(textOfNodes([caption], budget), []);
  writer.end();
};

const isCardCaption = (part: HtmlElement) =>
  part.tagName === 'figcaption' || hasClass(part, /^kg-file-card-caption$/);

export const BOOKMARK = /^kg-(?:bookmark|file)-card$/;

const isBookmark = (element: HtmlElement) => hasClass(element, BOOKMARK);
