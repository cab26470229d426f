import {
  attribute,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '@/lib/provider/body/html/parseHtml';
import { elementsIn, shortText, textOfNodes } from '@/lib/provider/body/html/textOf';
import { blocksOf, type Position, type Reader } from '@/lib/provider/body/writing/blockWriter';
import { embedOf } from '@/lib/provider/body/writing/embeds';
import { linesOf } from '@/lib/provider/body/writing/inlineRun';
import type { Block } from '@/lib/story/body';
import { writeEmbeddedPost } from './readAlso';
import { readDefault } from './readText';

const POSTS = /^(?:twitter-tweet|twitter-video|instagram-media)$/;

const isPost = (element: HtmlElement) => hasClass(element, POSTS);

export const readQuotation: Reader = (element, writer, position) => {
  writer.end();
  const post = isPost(element) ? postIn(element, position) : null;
  if (post) return writer.add(post);
  if (hasClass(element, /^wp-embedded-content$/)) {
    if (!writeEmbeddedPost(element, writer, position)) readDefault(element, writer, position);
    return;
  }

  const isSource = (node: HtmlNode): node is HtmlElement =>
    isElement(node) &&
    (/^(?:cite|footer|figcaption)$/.test(node.tagName) ||
      hasClass(node, /^(?:e-q-footer|su-quote-cite)$/));
  const quoted = element.childNodes.filter((node) => !isSource(node));
  const { lines, rest } = linesOf(blocksOf(quoted, { ...position, captions: undefined }));
  const named = textOfNodes(element.childNodes.filter(isSource), position.budget);
  // Views add their own dash.
  const source = shortText(named.replace(/^[-–—―\s]+/, ''));
  if (lines.length > 0)
    writer.addRead([{ type: 'quotation', content: lines, ...(source && { source }) }]);
  else if (source) writer.add({ type: 'paragraph', content: [source] });
  writer.addRead(rest);
};

function postIn(element: HtmlElement, { base, budget }: Position): Block | null {
  const links: HtmlElement[] = [];
  let text: HtmlElement | undefined;
  for (const part of elementsIn(element.childNodes, budget, isPost)) {
    if (part.tagName === 'a') links.push(part);
    if (part.tagName === 'p') text ??= part;
  }
  let post = embedOf(attribute(element, 'data-instgrm-permalink'), base);
  for (let link = links.pop(); link && !post; link = links.pop())
    post = embedOf(attribute(link, 'href'), base);
  if (!post) return null;
  const title = post.provider === 'x' && text ? shortText(textOfNodes([text], budget)) : '';
  return { ...post, ...(title && { title }) };
}
