import { TIME_LABEL } from '@/lib/provider/dates/timeLabels';
import { timestamp } from '@/lib/provider/source/timestamp';
import type { Block, Body, Inline } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';
import { withoutOuterBlocks } from './outerBlocks';
import { isLinkListNote, READING_NOTES } from './pageWords';

const TIMES = new RegExp(`^${TIME_LABEL}[\\s:|–—-]+(?=.{0,20}\\d)`, 'iu');
const CLOCK = /^\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?(?: (?:IST|hrs|बजे))?\.?$/iu;
const NO_NAMES = /(?<![\p{L}\p{M}])(?:[ap]\.?m|ist|gmt|utc|hrs|at|on|को|बजे)(?![\p{L}\p{M}])/giu;
/** A date has at most two words: a weekday and a month. */
const NAMES = 2;
const LENGTH = 100;

const isMoment = (text: string): boolean =>
  CLOCK.test(text) ||
  ((text.replace(NO_NAMES, '').match(/[\p{L}\p{M}]+/gu) ?? []).length <= NAMES &&
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
