import { withoutAdLabels } from '@/lib/provider/body/blocks/adLabels';
import { withoutContents } from '@/lib/provider/body/blocks/contentsList';
import { withCreditsBelow } from '@/lib/provider/body/blocks/creditsBelow';
import { withoutInvitations } from '@/lib/provider/body/blocks/invitations';
import { withoutOuterRules, withoutPageLines } from '@/lib/provider/body/blocks/pageLines';
import { Budget } from '@/lib/provider/body/html/budget';
import { CAPTION, CAPTION_BEHIND } from '@/lib/provider/body/html/elements';
import {
  unescapedOnce,
  unescapedPairs,
  withoutBlockComments,
  withoutCdata,
  joinSurrogateReferences,
  unescapePastedCode,
} from '@/lib/provider/body/html/escapedHtml';
import {
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  parseHtml,
} from '@/lib/provider/body/html/parseHtml';
import { isSkipped } from '@/lib/provider/body/html/skipped';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import { captionLast } from '@/lib/provider/body/pictures/captions';
import { unmarkIntroduced } from '@/lib/provider/body/readers/readAlso';
import { readBookmark } from '@/lib/provider/body/readers/readEmbeds';
import { readBackground } from '@/lib/provider/body/readers/readPictures';
import {
  isScriptEmbed,
  readScriptEmbed,
  readScript,
} from '@/lib/provider/body/readers/readScriptEmbed';
import { cloakedEmail, readEmail, readDefault } from '@/lib/provider/body/readers/readText';
import { readTextNode } from '@/lib/provider/body/readers/readTextNode';
import { readerByClass, READERS_BY_TAG } from '@/lib/provider/body/readers/readers';
import {
  readWordList,
  wordItemsAt,
  isWordMarker,
  readWordMarker,
} from '@/lib/provider/body/readers/wordList';
import { expandBuilderShortcodes } from '@/lib/provider/body/shortcodes/builderShortcodes';
import { expandMediaShortcodes } from '@/lib/provider/body/shortcodes/mediaShortcodes';
import { expandCaptionShortcodes } from '@/lib/provider/body/shortcodes/shortcodes';
import {
  blockWriter,
  type BlockWriter,
  blocksOf,
  type Context,
  type Position,
  type Reader,
} from '@/lib/provider/body/writing/blockWriter';
import { httpUrl } from '@/lib/provider/source/httpUrl';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { type Body, truncated } from '@/lib/story/body';

export type HtmlContext = Context & {
  original?: string | undefined;
};

/** Unknown elements become text; beyond `BODY_LIMITS` it cuts after a whole block and adds a note. */
export function bodyOfHtml(html: string, context: HtmlContext): Body {
  const budget = new Budget();
  const { blocks, isCut } = readHtml(html, withOwnBase(html, context), budget);
  return isCut && blocks.length > 0 ? [...blocks, truncated(context.original)] : blocks;
}

const BASE = /<base\s[^<>]{0,200}?href\s?=\s?["']?([^"'\s<>]{1,2000})/i;

/** A whole page sent as a text may name the URL that its addresses start from. */
function withOwnBase(html: string, context: HtmlContext): HtmlContext {
  const [, given] = (html.includes('<base') && BASE.exec(html)) || [];
  const base = httpUrl(given, context.base);
  return base === null ? context : { ...context, base, media: { ...context.media, base } };
}

export function readHtml(html: string, { base, media, pages }: Context, budget: Budget) {
  const { nodes, cutAfter } = parseHtml(
    expandCaptionShortcodes(
      expandMediaShortcodes(unescapedMarkup(withoutCdata(joinSurrogateReferences(html)))),
    ),
  );
  const isLoose = !PARTS_TEXT.test(html);
  const blocks = blocksOf(nodes, {
    base,
    media,
    pages,
    budget,
    cutAfter,
    depth: 0,
    tables: 0,
    lists: 0,
    isLoose,
    marks: [],
    isPre: false,
    isWord: WORD.test(html),
    readAll,
  });
  return {
    blocks: withoutOuterRules(
      unmarkIntroduced(
        withCreditsBelow(
          withoutPageLines(withoutContents(withoutInvitations(withoutAdLabels(blocks)))),
        ),
      ),
    ),
    isCut: budget.isSpent || cutAfter !== null,
  };
}

const unescapedMarkup = (html: string) =>
  unescapedPairs(
    unescapePastedCode(unescapedOnce(withoutBlockComments(expandBuilderShortcodes(html)))),
  );

function readAll(nodes: readonly HtmlNode[], writer: BlockWriter, position: Position) {
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (!node || !position.budget.take('visits')) return;
    const list = position.isWord ? wordItemsAt(nodes, at) : null;
    if (list) {
      readWordList(list.items, writer, position);
      at = list.last;
    } else if (isText(node))
      readTextNode(wordsAt(nodes, at, node.value, position), writer, position);
    else if (isElement(node) && !isSkipped(node)) readElement(node, writer, position);
    else if (isElement(node) && node.tagName === 'script') readScript(node, writer, position);
    // The last node may continue in the unparsed part.
    if (node === position.cutAfter) position.budget.spend();
  }
}

/** Blank lines next to a `<br>` are source formatting, not paragraph breaks. */
function wordsAt(
  nodes: readonly HtmlNode[],
  at: number,
  text: string,
  { depth }: Position,
): string {
  if (depth > 0) return text;
  const behind = nodes[at - 1]?.nodeName === 'br' ? text.replace(/^[ \t\n\f\r]+/, '') : text;
  return nodes[at + 1]?.nodeName === 'br' ? behind.trimEnd() : behind;
}

/** Quick test: only Word's styles identify its lists, and few texts have them. */
const WORD = /mso-list|MsoList|text-indent|symbol|wingdings/i;

/** If any of these tags occurs, blank lines within elements do not separate paragraphs. */
const PARTS_TEXT = /<(?:p|div|br|li|td|h[1-6]|blockquote|figure|section|article)\b/i;

function readElement(element: HtmlElement, writer: BlockWriter, outer: Position) {
  const position = { ...outer, depth: outer.depth + 1 };
  if (position.depth > BODY_LIMITS.depth)
    return writer.text(textOfNodes([element], position.budget), position.marks);
  if (position.captions && (element.tagName === 'figcaption' || hasClass(element, CAPTION)))
    return void position.captions.push(element);
  if (hasClass(element, CAPTION_BEHIND) && captionLast(element, writer, position.budget)) return;
  const named = element.attrs.length > 0 ? readerByName(element) : undefined;
  const reader = named ?? READERS_BY_TAG.get(element.tagName) ?? readDefault;
  if (reader !== readBookmark) readBackground(element, writer, position);
  if (hasClass(element, BOX)) readBox(reader, element, writer, position);
  else reader(element, writer, position);
}

/** Text in Ghost cards is marked as an aside, so that it never becomes a story's lead. */
const BOX = /^kg-card$/;

function readBox(reader: Reader, element: HtmlElement, writer: BlockWriter, position: Position) {
  const inside = blockWriter(position);
  reader(element, inside, position);
  writer.addRead(
    inside
      .finish()
      .map((block) => (block.type === 'paragraph' ? { ...block, isAside: true } : block)),
  );
}

function readerByName(element: HtmlElement): Reader | undefined {
  if (isScriptEmbed(element)) return readScriptEmbed;
  if (/^(?:a|span)$/.test(element.tagName) && cloakedEmail(element) !== null) return readEmail;
  if (isWordMarker(element)) return readWordMarker;
  return readerByClass(element);
}
