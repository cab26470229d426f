import { truncateAtGrapheme } from '@/lib/format/graphemes';
import type { MarkType } from '@/lib/stories/model/body';
import { loweredText, raisedText } from '@/lib/stories/model/plainMarks';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { wellFormed, withoutControlCharacters } from '@/lib/format/characters';
import { withCandraA } from '@/lib/provider/source/providerText';
import { Budget } from './budget';
import { LEVELS, markOf, PARTING } from './elements';
import { unescapedOnce, withoutEntities } from './escapedHtml';
import { type HtmlElement, type HtmlNode, isElement, isText, parseHtml } from './parseHtml';
import { isSilent } from './leftOut';

/** A text as pages and files can hold it; see `providerSchema.ts`. */
export const cleanText = (text: string) => withCandraA(withoutControlCharacters(wellFormed(text)));

/** White space as HTML folds it; a no-break space stays. Single spaces, which most are, match nothing. */
export const folded = (text: string) => text.replace(/[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g, ' ');

const parts = (tag: string) => tag === 'br' || LEVELS.has(tag) || PARTING.has(tag);

/**
 * The text of some nodes on one line, its blocks parted by a space, and without its marks as `inlineText`
 * leaves it: what is struck is left out, and what is raised runs on from no figure. Each node takes a visit.
 */
export function textOfNodes(
  nodes: readonly HtmlNode[],
  budget: Budget,
  isLeftOut: (element: HtmlElement) => boolean = isSilent,
): string {
  const whole: string[] = [];
  // By a stack of its own: markup may be nested deeper than calls can be.
  const open: Level[] = [{ rest: nodes.values(), texts: whole, end: '' }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { value: node } = level.rest.next();
    if (!node || !budget.take('visits')) {
      open.pop();
      const around = open.at(-1)?.texts ?? whole;
      if (level.plain) around.push(level.plain(level.texts.join('')));
      around.push(level.end);
    } else if (isText(node)) level.texts.push(node.value);
    else if (isElement(node) && !isLeftOut(node)) {
      const mark = markOf(node);
      if (mark === 'deletion') continue;
      const [start, end] =
        BETWEEN.get(node.tagName) ?? (parts(node.tagName) ? [' ', ' '] : ['', '']);
      level.texts.push(start);
      const plain = mark && PLAIN[mark];
      open.push({ rest: node.childNodes.values(), texts: plain ? [] : level.texts, end, plain });
    }
  }
  return folded(cleanText(whole.join(''))).trim();
}

type Level = {
  rest: Iterator<HtmlNode>;
  /** Those of what stands around it, unless it is marked. */
  texts: string[];
  end: string;
  /** What its text is without its mark. */
  plain?: ((text: string) => string) | undefined;
};

/** As `inlineText` writes the marks of a body. */
const PLAIN: Partial<Record<MarkType, (text: string) => string>> = {
  superscript: raisedText,
  subscript: loweredText,
};

/** What browsers put between marks of their own. */
const BETWEEN: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['q', ['“', '”']],
  ['rt', [' (', ')']],
]);

/** A text cut at the limit of a summary, as captions, sources and titles are. */
export const shortText = (text: string) => truncateAtGrapheme(text, TEXT_LIMITS.summary);

/**
 * The text of a title, a name or an excerpt in HTML, on one line: entities decoded, also those that a
 * system has escaped twice, tags and what scripts and style sheets hold left out. An element that a
 * text speaks of, escaped and without an end, stays what it says.
 */
export function textOf(
  html: string,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
): string {
  if (!/[<&]/.test(html)) return folded(cleanText(html)).trim();
  const text = textOfNodes(
    parseHtml(unescapedOnce(html)).nodes,
    new Budget(),
    (element) => isSilent(element) || isLeftOut(element),
  );
  return folded(withoutEntities(text)).trim();
}
