import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { BODY_LIMITS } from '@/lib/provider/source/limits';

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

const ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
    'input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes ' +
    'noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search ' +
    'section select slot small source span strike strong style sub summary sup svg table tbody td template ' +
    'textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp'
  ).split(' '),
);

/** Addresses in angle brackets: "<desk@a.in>", "<https://a.in>". */
const ADDRESS = /<(?=[a-z][^\s<>/=:"'@]*(?:@|:\/\/))/gi;
const UNENDED = /<(?![^<>]*>)([a-z][^\s<>/=:"']*)([^<>]*)/gi;

/** Escapes each bare `<` ("If x<y then"): an HTML parser would drop all text up to the next `>`. */
const escapeBareLessThan = (html: string): string =>
  html
    .replace(ADDRESS, '&lt;')
    .replace(UNENDED, (tag, name: string, rest: string, at: number, whole: string) =>
      isBareLessThan(name, rest, at + tag.length < whole.length) ? `&lt;${tag.slice(1)}` : tag,
    );

/** "a<b and b<c": one-letter elements have no attributes without a value. */
const LETTER_WITH_WORDS = /^[abipqsu]\s+\p{L}/iu;

/** A tag cut off at the end of a text has no words after it. */
const isBareLessThan = (name: string, rest: string, isBeforeTag: boolean): boolean =>
  !/[:=]/.test(rest) &&
  !name.includes('-') &&
  (!ELEMENTS.has(name.toLowerCase()) || (isBeforeTag && LETTER_WITH_WORDS.test(name + rest))) &&
  (isBeforeTag || /\s[^\s]/.test(rest));
