import { videoUrl } from '@/lib/provider/source/media';
import { embedOf } from './embeds';
import { linkHref } from './links';
import { attribute, elementsIn, hasClass, type HtmlElement } from './parseHtml';
import { attributeText, fileUrl } from './pictures';
import type { Place, Reader } from './place';
import { readOther } from './readText';
import { textOfNodes } from './textOf';

/** A player of another site: one that is known, or a link to it by its title. */
export const readFrame: Reader = (element, writer, place) => {
  const { base, budget, marks } = place;
  const src = attribute(element, 'src') ?? attribute(element, 'data-src');
  const title = attributeText(element, 'title');
  const embed = embedOf(src, base);
  const href = fileUrl(src, base);
  if (embed) return writer.add({ ...embed, ...(title && { title }) });
  if (!title || !href || hasClass(element, /^wp-embedded-content$/)) return;
  writer.end();
  if (!budget.takeUrl('link', href)) return;
  writer.text(title, [...marks.filter(({ type }) => type !== 'link'), { type: 'link', href }]);
  writer.end();
};

export const readMedia =
  (type: 'audio' | 'video'): Reader =>
  (element, writer, place) => {
    const url = fileOf(element, place);
    if (url) writer.add({ type, url });
    else readOther(element, writer, place);
  };

/** The first file of a player that is listed; a player inside of it has its own. */
function fileOf(player: HtmlElement, { base, budget, media }: Place): string | null {
  const listed = (element: HtmlElement) => {
    const given = fileUrl(attribute(element, 'src'), base);
    return given && videoUrl(given, media);
  };
  const own = listed(player);
  if (own) return own;
  for (const element of elementsIn(player.childNodes, budget, isPlayer)) {
    const url = element.tagName === 'source' && listed(element);
    if (url) return url;
  }
  return null;
}

const isPlayer = ({ tagName }: HtmlElement) => tagName === 'audio' || tagName === 'video';

/** A card of Ghost's that leads to another page. */
export const readBookmark: Reader = (element, writer, place) => {
  const { base, budget } = place;
  let given: string | undefined;
  let title: HtmlElement | undefined;
  for (const part of elementsIn(element.childNodes, budget, isBookmark)) {
    given ??= attribute(part, 'href');
    if (hasClass(part, /^kg-bookmark-title$/)) title ??= part;
    if (given !== undefined && title) break;
  }
  const href = linkHref(given, base);
  if (!href) return readOther(element, writer, place);
  writer.end();
  if (!budget.takeUrl('link', href)) return;
  writer.text((title && textOfNodes([title], budget)) || href, [{ type: 'link', href }]);
  writer.end();
};

export const isBookmark = (element: HtmlElement) => hasClass(element, /^kg-bookmark-card$/);
