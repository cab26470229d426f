import { TIME_LABEL, timestamp } from '@/lib/provider/source/timestamp';
import type { Block, Body, Inline } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

function withoutOuterBlocks(body: Body, isOuter: (block: Block) => boolean): Body {
  const isContent = (block: Block) => !isOuter(block);
  const [first, last] = [body.findIndex(isContent), body.findLastIndex(isContent)];
  return first === 0 && last === body.length - 1 ? body : body.slice(Math.max(0, first), last + 1);
}

/** A rule at the start or end separates nothing once a credit or the lead picture is gone. */
export const withoutOuterRules = (body: Body): Body =>
  withoutOuterBlocks(body, ({ type }) => type === 'rule');

export const READING_NOTES = [
  '(?:estimated )?reading time:? ?(?:<|less than|about)? ?\\d{1,3} min(?:ute)?s?',
  '\\d{1,3} min(?:ute)?s? read',
  '\\d{1,3} मिनट (?:में पढ\u093c?ें|का पाठ)',
  '(?:🔊 ?)?listen to (?:this|the) (?:article|post|story|news)|🔊 ?listen to this',
  'post views: ?[\\d,]{1,12}',
];

const LINK_LIST_NOTES = [
  '(?:article|comments) url: https?:\\S{1,500}',
  'points: \\d{1,6}',
  '# ?comments: \\d{1,6}',
  '[[(]?(?:comments|permalink)[\\])]?',
  '(?:submitted|posted) by\\s{1,3}/?u/\\S{1,40}(?:\\s{1,3}to\\s{1,3}r/\\S{1,40})?(?:\\s{1,3}\\[link\\])?(?:\\s{1,3}\\[comments\\])?',
].join('|');
const ONLY_NOTES = new RegExp(`^(?:${LINK_LIST_NOTES})(?: (?:${LINK_LIST_NOTES}))*$`, 'i');

/** Whether a text is only boilerplate of a link list: Hacker News, Reddit. */
export const isLinkListNote = (text: string): boolean => ONLY_NOTES.test(text);

const TIMES = new RegExp(`^${TIME_LABEL}[\\s:|–—-]+(?=.{0,20}\\d)`, 'iu');
const CLOCK = /^\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?(?: (?:IST|hrs|बजे))?\.?$/iu;
const NO_NAMES = /(?<![\p{L}\p{M}])(?:[ap]\.?m|ist|gmt|utc|hrs|at|on|को|बजे)(?![\p{L}\p{M}])/giu;
/** A date has at most two words: a weekday and a month. */
const DATE_NAMES = 2;
const LENGTH = 100;

const isMoment = (text: string): boolean =>
  CLOCK.test(text) ||
  ((text.replace(NO_NAMES, '').match(/[\p{L}\p{M}]+/gu) ?? []).length <= DATE_NAMES &&
    timestamp(text) !== null);

const PAGE_PHRASE = new RegExp(
  `^(?:share this (?:story|article|post|news)|(?:leave|post|write|add) a (?:comment|reply)|${READING_NOTES.join('|')})[.:!]?$`,
  'iu',
);
const TAGS = /^(?:tags?|टैग्?स?)\s?[:：]/iu;

const isTags = (content: readonly Inline[], text: string): boolean =>
  TAGS.test(text) &&
  content.every((part, at) =>
    typeof part !== 'string' ? at > 0 || part.type !== 'link' : at === 0 || /^[\s,|]*$/.test(part),
  ) &&
  content.some((part) => typeof part !== 'string' && part.type === 'link');

const isNoteBlock = (block: Block): boolean =>
  block.type === 'paragraph' && isLinkListNote(inlineText(block.content).trim());

function isPageLine(block: Block): boolean {
  if (block.type !== 'paragraph' && block.type !== 'heading') return false;
  const text = inlineText(block.content).normalize('NFC').trim();
  if (isTags(block.content, text) || isLinkListNote(text)) return true;
  if (text.length > LENGTH) return false;
  const [label] = TIMES.exec(text) ?? [];
  return label ? isMoment(text.slice(label.length)) : PAGE_PHRASE.test(text);
}

/** Removes times, reading time, tags, share calls around a text; inside it they may be content. */
export function withoutPageLines(body: Body): Body {
  const text = withoutOuterBlocks(body, isPageLine);
  return text.length > 0 || body.every(isNoteBlock) ? text : body;
}
