import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { escapeBareLessThan } from './bareLessThan';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

type Html = { nodes: readonly HtmlNode[]; cutAfter: HtmlNode | null };

/** parse5 bounds its open elements; htmlparser2 takes 1.5 s on 200,000 hostile characters. */
export function parseHtml(html: string): Html {
  const { treeAdapter, made } = boundedTree();
  const isLong = html.length > BODY_LIMITS.html;
  try {
    const { childNodes: nodes } = parseFragment(
      escapeBareLessThan(withEndTags(html.slice(0, BODY_LIMITS.html))),
      {
        scriptingEnabled: false,
        treeAdapter,
      },
    );
    return { nodes, cutAfter: isLong ? lastOf(nodes) : null };
  } catch (cause) {
    if (!(cause instanceof TooManyElements)) throw cause;
    const nodes = made.root?.childNodes ?? [];
    return { nodes, cutAfter: lastOf(nodes) };
  }
}

const SELF_CLOSED =
  /<((?!(?:a|br)[\s/])[a-z][\w-]{0,30})((?:\s(?:[^<>]*["'\s])?)?)\/>(?![^<]*<\/\1)/gi;

/** Atom's XHTML self-closes `<iframe/>`; an HTML parser would swallow the rest of the text. */
const withEndTags = (html: string) =>
  html.includes('/>') ? html.replace(SELF_CLOSED, '<$1$2></$1>') : html;

class TooManyElements extends Error {}

/** parse5 reopens formatting elements in each paragraph: a few letters can become thousands of nodes. */
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

function lastOf(nodes: readonly HtmlNode[]): HtmlNode | null {
  let last = nodes.at(-1) ?? null;
  while (last && isElement(last) && last.childNodes.length > 0)
    last = last.childNodes.at(-1) ?? null;
  return last;
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text' && 'value' in node;

export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value.slice(0, BODY_LIMITS.attribute);

export const hasClass = (element: HtmlElement, names: RegExp): boolean =>
  attribute(element, 'class')
    ?.split(/\s+/)
    .some((name) => names.test(name)) ?? false;

const siblingsOf = ({ parentNode }: HtmlElement): readonly HtmlNode[] =>
  parentNode?.childNodes ?? [];

export function elementBefore(element: HtmlElement): HtmlElement | undefined {
  const siblings = siblingsOf(element);
  return siblings.slice(0, siblings.indexOf(element)).findLast(isElement);
}

export function elementAfter(element: HtmlElement): HtmlElement | undefined {
  const siblings = siblingsOf(element);
  return siblings.slice(siblings.indexOf(element) + 1).find(isElement);
}
