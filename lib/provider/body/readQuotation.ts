import type { Block } from '@/lib/stories/model/body';
import { embedOf } from './embeds';
import { linesOf } from './lines';
import {
  attribute,
  descendants,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from './parseHtml';
import { blocksOf, type Place, type Reader } from './place';
import { readOther } from './readText';
import { shortText, textOfNodes } from './textOf';

const POSTS = /^(?:twitter-tweet|twitter-video|instagram-media)$/;

export const readQuotation: Reader = (element, writer, place) => {
  writer.end();
  const post = hasClass(element, POSTS) ? postIn(element, place) : null;
  if (post) return writer.add(post);
  if (hasClass(element, /^wp-embedded-content$/)) return readOther(element, writer, place);

  const isSource = (node: HtmlNode): node is HtmlElement =>
    isElement(node) && /^(?:cite|footer|figcaption)$/.test(node.tagName);
  const quoted = element.childNodes.filter((node) => !isSource(node));
  const { lines, rest } = linesOf(blocksOf(quoted, { ...place, captions: undefined }));
  const source = shortText(textOfNodes(element.childNodes.filter(isSource)));
  if (lines.length > 0)
    writer.add({ type: 'quotation', content: lines, ...(source && { source }) });
  else if (source) writer.add({ type: 'paragraph', content: [source] });
  writer.addRead(...rest);
};

/** The post that the markup of X or Instagram stands for, with its text where that has any. */
function postIn(element: HtmlElement, { base }: Place): Block | null {
  const inside = [...descendants(element.childNodes)].filter(isElement);
  const urls = [
    attribute(element, 'data-instgrm-permalink'),
    ...inside
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attribute(link, 'href'))
      .reverse(), // a post's own link is its last, after those of its text
  ];
  const post = urls.map((url) => embedOf(url, base)).find((embed) => embed !== null);
  if (!post) return null;
  const text = inside.find(({ tagName }) => tagName === 'p');
  const title = post.provider === 'x' && text ? shortText(textOfNodes([text])) : '';
  return { ...post, ...(title && { title }) };
}
