import { declarationsOf } from './elements';
import { type HtmlElement, isElement } from './parseHtml';

type Style = ReadonlyMap<string, string>;

/** Whether an inline style hides an element: hacked sites carry hidden spam links. */
export function isHiddenByStyle(style: string, element: HtmlElement): boolean {
  if (!SIGNS.test(style)) return false;
  const of = declarationsOf(style);
  const valueOf = (name: string) => of.get(name) ?? '';
  return (
    (valueOf('display').startsWith('none') && !isNamed(element, COLLAPSED_NAMES)) ||
    /^(?:hidden|collapse)/.test(valueOf('visibility')) ||
    ZERO.test(valueOf('font-size')) ||
    OFF_SCREEN.some((name) => /^-\d{3,}/.test(valueOf(name))) ||
    (!MEDIA.has(element.tagName) &&
      (isClipped(of, element) || (ZERO.test(valueOf('opacity')) && isFaded(of, element))))
  );
}

const SIGNS = /none|hidden|collapse|-\d{3}|font-size|opacity|overflow|absolute|fixed/i;
const OFF_SCREEN = ['left', 'right', 'top', 'text-indent', 'margin-left'];
const ZERO = /^0(?:\.0{1,4})?(?:px|em|rem|%|pt)?(?:\s|!|$)/;
const NEXT_TO_ZERO = /^(?:0(?:\.0{1,4})?(?:px|em|rem|%|pt)?|1(?:px|pt))(?:\s|!|$)/;
const NO_RECT = /^rect\(\s{0,3}[01](?:px)?[\s,]{1,3}[01](?:px)?[\s,]{1,3}[01](?:px)?[\s,]/;

/** Scripts size these and fade them in. */
const MEDIA = new Set('img picture video audio iframe amp-img'.split(' '));

const isOutOfFlow = (of: Style) => /^(?:absolute|fixed)/.test(of.get('position') ?? '');

function isClipped(of: Style, element: HtmlElement): boolean {
  if (isOutOfFlow(of) && NO_RECT.test(of.get('clip') ?? '')) return true;
  if (isOutOfFlow(of) && /^inset\((?:50|100)%/.test(of.get('clip-path') ?? '')) return true;
  const clips =
    element.tagName === 'marquee' ||
    ['overflow', 'overflow-x', 'overflow-y'].some((name) =>
      /hidden|auto|scroll|clip/.test(of.get(name) ?? ''),
    );
  const isNothing = ['width', 'height'].some((name) => NEXT_TO_ZERO.test(of.get(name) ?? ''));
  return clips && isNothing && !hasMinimumSize(of) && !isNamed(element, EXPANDABLE_NAMES);
}

/** Padding in per cent gives a player its aspect ratio; a minimum size overrides a zero size. */
const hasMinimumSize = (of: Style) =>
  [...of].some(
    ([name, value]) => /^(?:padding|min-|aspect-ratio|flex)/.test(name) && /[1-9]/.test(value),
  );

const isFaded = (of: Style, element: HtmlElement) =>
  isOutOfFlow(of) ||
  (![...of.keys()].some((name) => ANIMATION_NAMES.test(name)) &&
    !isNamed(element, ANIMATION_NAMES) &&
    isLinkList(element));

const COLLAPSED_NAMES = /accordion|collaps|toggle-?content|faq|spoiler/i;
const EXPANDABLE_NAMES = /accordion|collaps|toggle|faq|expand|spoiler|panel|drawer|more/i;
const ANIMATION_NAMES =
  /anim|transform|transition|aos|fade|reveal|wow|motion|w-id|framer|scroll|lazy/i;

const isNamed = ({ attrs }: HtmlElement, names: RegExp) =>
  attrs.some(
    ({ name, value }) =>
      name !== 'style' && names.test(/^(?:class|id)$/.test(name) ? value.slice(0, 500) : name),
  );

const FEW = 100;

/** Spam consists of links; a story that a script fades in has more nodes, or pictures. */
function isLinkList(element: HtmlElement): boolean {
  const nodes = element.childNodes.slice(0, FEW);
  let hasLink = element.tagName === 'a';
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (at + 1 >= FEW) return false;
    if (!node || !isElement(node)) continue;
    if (MEDIA.has(node.tagName)) return false;
    hasLink ||= node.tagName === 'a';
    for (const inner of node.childNodes.slice(0, FEW)) nodes.push(inner);
  }
  return hasLink;
}
