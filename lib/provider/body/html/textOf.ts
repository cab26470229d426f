import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { cleanText } from '@/lib/provider/source/providerText';
import type { MarkType } from '@/lib/story/body';
import { loweredText, raisedText } from '@/lib/story/plainMarks';
import { Budget } from './budget';
import { LEVELS, inlineImageText, markOf, BLOCK_ELEMENTS } from './elements';
import { unescapedOnce, decodeEntities } from './escapedHtml';
import { type HtmlElement, type HtmlNode, isElement, isText, parseHtml } from './parseHtml';
import { isSkipped } from './skipped';

/** Collapses white space as HTML does; no-break spaces stay. Skips single spaces for speed. */
export const collapseWhitespace = (text: string) =>
  text.replace(/[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g, ' ');

const parts = (tag: string) => tag === 'br' || LEVELS.has(tag) || BLOCK_ELEMENTS.has(tag);

/** One line of text by the rules of `inlineText`; each node counts against the budget. */
export function textOfNodes(
  nodes: readonly HtmlNode[],
  budget: Budget,
  isExcluded: (element: HtmlElement) => boolean = isSkipped,
): string {
  const whole: string[] = [];
  // An explicit stack, because hostile nesting would overflow the call stack.
  const open: Level[] = [{ rest: nodes.values(), texts: whole, end: '' }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { value: node } = level.rest.next();
    if (!node || !budget.take('visits')) {
      open.pop();
      const around = open.at(-1)?.texts ?? whole;
      if (level.plain) around.push(level.plain(level.texts.join('')));
      around.push(level.end);
    } else if (isText(node)) level.texts.push(node.value);
    else if (isElement(node) && !isExcluded(node)) {
      const alt = inlineImageText(node);
      if (alt) level.texts.push(alt);
      const mark = markOf(node);
      if (mark === 'deletion') continue;
      const [start, end] =
        BETWEEN.get(node.tagName) ?? (parts(node.tagName) ? [' ', ' '] : ['', '']);
      level.texts.push(start);
      const plain = mark && PLAIN[mark];
      open.push({ rest: node.childNodes.values(), texts: plain ? [] : level.texts, end, plain });
    }
  }
  return collapseWhitespace(cleanText(whole.join(''))).trim();
}

type Level = {
  rest: Iterator<HtmlNode>;
  texts: string[];
  end: string;
  plain?: ((text: string) => string) | undefined;
};

const PLAIN: Partial<Record<MarkType, (text: string) => string>> = {
  superscript: raisedText,
  subscript: loweredText,
};

const BETWEEN: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['q', ['“', '”']],
  ['rt', [' (', ')']],
]);

export const shortText = (text: string) => truncateAtGrapheme(text, TEXT_LIMITS.summary);

/** Decodes double escapes; an escaped tag without an end tag is prose and stays. */
export function textOf(
  html: string,
  isExcluded: (element: HtmlElement) => boolean = () => false,
): string {
  if (!/[<&]/.test(html)) return collapseWhitespace(cleanText(html)).trim();
  const text = textOfNodes(
    parseHtml(unescapedOnce(html)).nodes,
    new Budget(),
    (element) => isSkipped(element) || isExcluded(element),
  );
  return collapseWhitespace(cleanText(decodeEntities(text))).trim();
}

/** Descendants in document order, without skipped ones; each node costs a visit. */
export function* elementsIn(
  nodes: readonly HtmlNode[],
  budget: Budget,
  isExcluded: (element: HtmlElement) => boolean = () => false,
): Generator<HtmlElement> {
  // An explicit stack, because hostile nesting would overflow the call stack.
  const open = [nodes.values()];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { value: node } = level.next();
    if (!node) open.pop();
    else if (!budget.take('visits')) return;
    else if (isElement(node) && !isSkipped(node) && !isExcluded(node)) {
      yield node;
      open.push(node.childNodes.values());
    }
  }
}
