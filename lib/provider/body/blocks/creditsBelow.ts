import type { Block, BodyPicture } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

const PICTURE =
  '(?:(?:file|representative|representational) )?(?:photo(?:graph)?s?|images?|pictures?|pics?)|' +
  '(?:(?:फाइल|फ\u093cाइल|प्रतीकात्मक|सांकेतिक) )?(?:फ\u093c?ोटो|तस्वीर(?:ें)?|चित्र)';
const GIVEN = 'credits?|courtesy|source|साभार|सौजन्य|क्रेडिट|स्रोत';

const NAMED = `(?:(?:${PICTURE})(?: (?:${GIVEN}))?|credits?|courtesy|साभार|सौजन्य)`;
const CREDIT_LABEL = new RegExp(`^${NAMED} ?[:：]`, 'iu');
/** The space after the dash distinguishes "फोटो- एएनआई" from a compound word. */
const DASHED_LABEL = new RegExp(`^${NAMED} ?[-–—] `, 'iu');
const ONLY_LABEL =
  /^(?:(?:file|representative) (?:photo|image|picture)|(?:फाइल|फ\u093cाइल|प्रतीकात्मक|सांकेतिक) (?:फ\u093c?ोटो|तस्वीर))$/iu;
const CREDIT_PHRASE = new RegExp(`^(?:${PICTURE}) (?:(?:${GIVEN})(?: of| by)?|by|via) (.)`, 'iu');
const LABEL = new RegExp(
  `^${NAMED}(?: by)? ?(?:[:：]|[-–—] |(?<=by)(?= ))\\s*|^(?:${PICTURE}) (?:credits?|courtesy|by)\\s+(?=\\S)`,
  'iu',
);

const withoutLabel = (text: string): string => text.replace(LABEL, '');

export type CaptionText = { caption?: string; credit?: string };

/** The surest sign first. */
const SEPARATORS = ['|', '(', '[', '।', '.'];

/** "The bridge | Photo: PTI", "The bridge (Photo: PTI)". */
export function captionParts(caption = '', credit = ''): CaptionText {
  const bare = withoutLabel(credit) || credit;
  for (const sign of bare ? [] : SEPARATORS) {
    const at = caption.lastIndexOf(sign);
    const credited = caption
      .slice(at + 1)
      .trim()
      .normalize('NFC');
    const [isBracket, isEnd] = [/[([]/.test(sign), /[.।]/.test(sign)];
    if (at <= 0 || credited.length > LENGTH.label || !CREDIT_LABEL.test(credited)) continue;
    if (isBracket !== /^[^([]*[)\]]$/.test(credited) || (isEnd && /[.।?!]$/.test(credited)))
      continue;
    return {
      caption: caption.slice(0, at + Number(isEnd)).trim(),
      credit: withoutLabel(isBracket ? credited.slice(0, -1) : credited),
    };
  }
  return { ...(caption && { caption }), ...(bare && { credit: bare }) };
}

const LENGTH = { label: 120, phrase: 60 } as const;

function isCredit(given: string): boolean {
  const text = given
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[([]|[)\]]$/g, '')
    .trim();
  if (text.length > LENGTH.label || given.includes('\n')) return false;
  if (ONLY_LABEL.test(text) || CREDIT_LABEL.test(text)) return true;
  if (text.length > LENGTH.phrase || /[.।?!]$/.test(text)) return false;
  // In scripts with capitals, a name begins with one.
  const [, first = 'a'] = CREDIT_PHRASE.exec(text) ?? [];
  return DASHED_LABEL.test(text) || !/[a-z]/.test(first);
}

/** Newsrooms type a picture's credit, or caption and credit, as a paragraph below it. */
export function withCreditsBelow(blocks: readonly Block[]): readonly Block[] {
  const written: Block[] = [];
  for (const block of blocks) {
    const last = written.at(-1);
    const picture =
      last?.type === 'picture' && block.type === 'paragraph' && !block.isAside && !block.isReadAlso
        ? withLineBelow(last.picture, inlineText(block.content).trim())
        : null;
    if (last?.type === 'picture' && picture) written[written.length - 1] = { ...last, picture };
    else written.push(block);
  }
  return written;
}

function withLineBelow(picture: BodyPicture, line: string): BodyPicture | null {
  const { caption, credit } = picture;
  if (credit || (caption && isCredit(caption))) return null;
  if (isCredit(line))
    return { ...picture, ...(caption ? { credit: withoutLabel(line) } : { caption: line }) };
  const parts = captionParts(line);
  return parts.credit && !caption ? { ...picture, ...parts } : null;
}
