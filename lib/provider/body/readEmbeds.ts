import { videoUrl } from '@/lib/provider/source/media';
import { embedOf } from './embeds';
import { linkHref } from './links';
import { attribute, descendants, hasClass, isElement } from './parseHtml';
import { attributeText, fileUrl } from './pictures';
import type { Reader } from './place';
import { readOther } from './readText';
import { textOfNodes } from './textOf';

/** A player of another site: one that is known, or a link to it by its title. */
export const readFrame: Reader = (element, writer, place) => {
  const { base, marks } = place;
  const src = attribute(element, 'src') ?? attribute(element, 'data-src');
  const title = attributeText(element, 'title');
  const embed = embedOf(src, base);
  const href = fileUrl(src, base);
  if (embed) return writer.add({ ...embed, ...(title && { title }) });
  if (!title || !href || hasClass(element, /^wp-embedded-content$/)) return;
  writer.end();
  writer.text(title, [...marks.filter(({ type }) => type !== 'link'), { type: 'link', href }]);
  writer.end();
};

export const readMedia =
  (type: 'audio' | 'video'): Reader =>
  (element, writer, place) => {
    const { base, media } = place;
    const sources = [...descendants([element])].filter(isElement);
    const url = sources
      .filter(({ tagName }) => tagName === type || tagName === 'source')
      .map((source) => fileUrl(attribute(source, 'src'), base))
      .map((given) => given && videoUrl(given, media))
      .find((listed) => typeof listed === 'string');
    if (url) writer.add({ type, url });
    else readOther(element, writer, place);
  };

/** A card of Ghost's that leads to another page. */
export const readBookmark: Reader = (element, writer, place) => {
  const inside = [...descendants(element.childNodes)].filter(isElement);
  const href = linkHref(
    inside.map((part) => attribute(part, 'href')).find((given) => given !== undefined),
    place.base,
  );
  const title = inside.find((part) => hasClass(part, /^kg-bookmark-title$/));
  if (!href) return readOther(element, writer, place);
  writer.end();
  writer.text((title && textOfNodes([title])) || href, [{ type: 'link', href }]);
  writer.end();
};
