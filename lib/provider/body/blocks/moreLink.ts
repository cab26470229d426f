import { firstOf } from '@/lib/firstOf';
import {
  attribute,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from '@/lib/provider/body/html/parseHtml';
import { type Body, type Inline, truncated } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';
import { isLinkListNote } from './pageLines';

const WORDS = [
  '(?:read|view|see) (?:more|on|the rest|(?:the )?(?:full|entire|whole|original) (?:story|article|post))',
  'continue reading',
  'full (?:story|article|post)',
  '(?:click|tap) here (?:to read|for more)',
  'know more',
  '(?:पूरी )?(?:ख\u093c?बर )?(?:पढ\u093cने )?के लिए (?:यहाँ |यहां )?क्लिक कर(?:ें|िए)',
  '(?:और|आगे|पूरा|और अधिक|विस्तार से|पूरी (?:ख\u093c?बर)) (?:पढ\u093c(?:ें|िए)|जानें|देखें)',
].join('|');
const READ_MORE = new RegExp(`^[[(….\\s]*(?:${WORDS})(?![\\p{L}\\p{M}])`, 'iu');
/** "more" without brackets or dots may end a normal sentence. */
const MORE = /^[[(….]+\s?more[\]).…»›→\s]*$/i;
const isReadMore = (words: string) => READ_MORE.test(words) || MORE.test(words);

const wordsOf = (node: HtmlNode) => (isText(node) ? node.value : '');

const ALSO = /^[\s*[(]*(?:(?:also|must) (?:read|see|watch)|read also|(?:ये|यह|इसे) भी (?:पढ|देख))/iu;
const LINES = /^(?:p|div|li|blockquote|h[2-6])$/;
/** An element with more child nodes is a real paragraph. */
const PARTS = 4;

/** Real links are never nested deeper; hostile nesting would overflow the call stack. */
const DEPTH = 8;

const firstWords = (node: HtmlNode, depth = 0): string =>
  isElement(node)
    ? depth === DEPTH
      ? ''
      : (firstOf(node.childNodes, (part) => firstWords(part, depth + 1) || null) ?? '')
    : wordsOf(node).trim();

/** Themes append "Continue reading" and comment links to excerpts; newsrooms add "Also read: …". */
export const isMoreLink = (element: HtmlElement): boolean =>
  isLinkToMore(element) ||
  (LINES.test(element.tagName) &&
    element.childNodes.length <= PARTS &&
    ALSO.test(firstWords(element)));

const isLinkToMore = (element: HtmlElement): boolean =>
  element.tagName === 'a' &&
  (hasClass(element, /more/i) ||
    /#(?:comments|respond)$/.test(attribute(element, 'href') ?? '') ||
    isReadMore(element.childNodes.map(wordsOf).join('').trim().normalize()));

/** Marks a feed's text as cut if it ends in a link to the full story or in WordPress's "[…]". */
export function withCutMarked(body: Body, original: string | undefined): Body {
  const led = withoutMoreLink(body, original);
  const cut = withEllipsis(led ?? body) ?? led;
  return cut ? [...cut, truncated(original)] : body;
}

function withoutMoreLink(body: Body, original: string | undefined): Body | null {
  const last = body.at(-1);
  if (last?.type !== 'paragraph') return null;
  const content = trimmed(last.content);
  const link = content.at(-1);
  if (isReadMoreLine(content, original)) return body.length > 1 ? body.slice(0, -1) : null;
  if (typeof link !== 'object' || link.type !== 'link') return null;
  if (!isSamePage(link.href, original) || !isReadMore(inlineText(link.content).normalize()))
    return null;
  const [before, above] = [trimmed(content.slice(0, -1)), body.slice(0, -1)];
  if (before.length > 0) return [...above, { ...last, content: before }];
  return above.length > 0 ? above : null;
}

const LINE = 100;

function isReadMoreLine(content: readonly Inline[], original: string | undefined): boolean {
  const text = inlineText(content).normalize();
  return (
    text.length <= LINE &&
    isReadMore(text) &&
    content.some(
      (part) => typeof part === 'object' && part.type === 'link' && isSamePage(part.href, original),
    )
  );
}

function trimmed(content: readonly Inline[]): readonly Inline[] {
  const last = content.at(-1);
  if (typeof last !== 'string') return content;
  const [before, text] = [content.slice(0, -1), last.trimEnd()];
  return text === '' ? trimmed(before) : [...before, text];
}

/** Replaces "[…]" by "…"; after a full sentence removes it, and any "read more". */
export function withoutReadMore(given: string): string {
  const text = given.replaceAll('[…]', '…').trim();
  if (isLinkListNote(text)) return '';
  return text
    .replace(READ_MORE_AT_END, '')
    .replace(SOURCE_LINE_AT_END, '')
    .replace(/(?<=[.।?!]) …$/, '');
}

const READ_MORE_AT_END = new RegExp(
  `(?<=[.।?!…]) [[(.…]*(?:${WORDS}|ख\u093c?बरें और भी हैं)(?: (?:on|at) [^.।:]{1,60})?[\\].…»→) ]*$`,
  'iu',
);

const SOURCE_LINE_AT_END =
  /(?<=[.।?!…]) (?:read (?:more|full story)(?: at| on)?:? https?:\/\/\S{1,500}|the post .{1,300} (?:first appeared|appeared first) on .{1,100}|(?:article|comments) url: https?:.{1,700})$/i;

const CUT = /\s?\[(?:…|\.\.\.)\]$/;

function withEllipsis(body: Body): Body | null {
  const last = body.at(-1);
  if (last?.type !== 'paragraph') return null;
  const content = trimmed(last.content);
  const end = content.at(-1);
  if (typeof end !== 'string' || !CUT.test(end)) return null;
  return [
    ...body.slice(0, -1),
    { ...last, content: [...content.slice(0, -1), end.replace(CUT, '…')] },
  ];
}

/** Compares host and path only, because feeds add tracking parameters. */
function isSamePage(href: string, original: string | undefined): boolean {
  if (!original || !URL.canParse(href)) return false;
  const [one, other] = [new URL(href), new URL(original)];
  return one.host === other.host && one.pathname === other.pathname;
}
