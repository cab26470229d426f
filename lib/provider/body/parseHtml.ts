import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { BODY_LIMITS } from '@/lib/provider/source/limits';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** `cutAfter` is the last node that was made of a text over its limits; null of any other. */
type Html = { nodes: readonly HtmlNode[]; cutAfter: HtmlNode | null };

/**
 * The nodes of a text in HTML, as a browser without scripts would build them. Of a text over its
 * limits the beginning is read.
 *
 * By parse5, which follows the HTML standard: editors' markup was only ever seen in browsers, and
 * its lists of open elements are bounded as theirs are. htmlparser2, three times faster on an
 * article, takes 1.5 s for 200,000 characters of hostile markup.
 */
export function parseHtml(html: string): Html {
  const { treeAdapter, made } = boundedTree();
  const isLong = html.length > BODY_LIMITS.html;
  try {
    const { childNodes: nodes } = parseFragment(html.slice(0, BODY_LIMITS.html), {
      scriptingEnabled: false,
      treeAdapter,
    });
    return { nodes, cutAfter: isLong ? lastOf(nodes) : null };
  } catch (cause) {
    if (!(cause instanceof TooManyElements)) throw cause;
    const nodes = made.root?.childNodes ?? [];
    return { nodes, cutAfter: lastOf(nodes) };
  }
}

class TooManyElements extends Error {}

/**
 * Makes so many elements and comments and then throws. A few letters can stand for thousands: what
 * marks a text is opened anew in each paragraph. `made.root` is what parse5 builds a fragment in.
 */
function boundedTree() {
  const made: { root: HtmlElement | null } = { root: null };
  let left: number = BODY_LIMITS.elements;
  const count = () => {
    if (left-- <= 0) throw new TooManyElements();
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...given) {
      count();
      const element = defaultTreeAdapter.createElement(...given);
      if (element.tagName === 'html') made.root ??= element;
      return element;
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
  };
  return { treeAdapter, made };
}

/** The node that is last in the order of the document. */
function lastOf(nodes: readonly HtmlNode[]): HtmlNode | null {
  let last = nodes.at(-1) ?? null;
  while (last && isElement(last) && last.childNodes.length > 0)
    last = last.childNodes.at(-1) ?? null;
  return last;
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text' && 'value' in node;

/** An attribute's value, its entities decoded, cut at its limit. */
export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value.slice(0, BODY_LIMITS.attribute);

export const hasClass = (element: HtmlElement, names: RegExp): boolean =>
  attribute(element, 'class')
    ?.split(/\s+/)
    .some((name) => names.test(name)) ?? false;
