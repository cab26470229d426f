import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { wellFormed, withoutControlCharacters } from '@/lib/format/characters';
import { withCandraA } from '@/lib/provider/source/providerText';
import { Budget } from './budget';
import { LEVELS, PARTING } from './elements';
import { unescapedOnce, withoutEntities } from './escapedHtml';
import { type HtmlElement, type HtmlNode, isElement, isText, parseHtml } from './parseHtml';
import { isSilent } from './leftOut';

/** A text as pages and files can hold it; see `providerSchema.ts`. */
export const cleanText = (text: string) => withCandraA(withoutControlCharacters(wellFormed(text)));

/** White space as HTML folds it; a no-break space stays. Single spaces, which most are, match nothing. */
export const folded = (text: string) => text.replace(/[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g, ' ');

const parts = (tag: string) => tag === 'br' || LEVELS.has(tag) || PARTING.has(tag);

/** The text of some nodes on one line, its blocks parted by a space. Each node takes a visit. */
export function textOfNodes(
  nodes: readonly HtmlNode[],
  budget: Budget,
  isLeftOut: (element: HtmlElement) => boolean = isSilent,
): string {
  let text = '';
  // By a stack of its own: markup may be nested deeper than calls can be.
  const open = [{ rest: nodes.values(), end: '' }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { value: node } = level.rest.next();
    if (!node || !budget.take('visits')) {
      text += level.end;
      open.pop();
    } else if (isText(node)) text += node.value;
    else if (isElement(node) && !isLeftOut(node)) {
      const end = parts(node.tagName) ? ' ' : '';
      text += end;
      open.push({ rest: node.childNodes.values(), end });
    }
  }
  return folded(cleanText(text)).trim();
}

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
