import { type Day, dayOf } from '@/lib/provider/dates/calendarDay';
import { type Token, tokensOf } from '@/lib/provider/dates/dateTokens';
import { monthOf, weekdayOf } from '@/lib/provider/dates/dateWords';
import { timeOf } from '@/lib/provider/dates/timeOfDay';
import { zoneAt } from '@/lib/provider/dates/zones';

export type NamedDay = Omit<Day, 'year'> & { year: number | null };

type Time = { time: number; day: NamedDay | null };

export type TimeLine = Time & { headline: string };

const LENGTH = 40;

/** `10:45 AM`, `सुबह 10.45 बजे`, `20 Nov, 10:45`, `10:45: The House meets`, `The House meets | 10:45 IST`. */
export function timeLine(text: string): TimeLine | null {
  const line = text.trim();
  const whole = timeIn(line);
  if (whole) return { ...whole, headline: '' };
  const splits = splitsAt(line, MARK);
  const [leading] = splits.findLast(([first]) => timeIn(first) !== null) ?? [];
  if (leading !== undefined) return withHeadline(leading, line.slice(leading.length));
  const [before, trailing] = splits.find(([, second]) => timeIn(second) !== null) ?? [];
  return trailing === undefined ? null : withHeadline(trailing, before);
}

/** Also accepts a time at the start without a separator; a sentence that starts so is prose. */
export function timedHeading(text: string): TimeLine | null {
  const line = text.trim();
  const [first] = splitsAt(line, SPACE).findLast(([time]) => timeIn(time) !== null) ?? [];
  return (
    timeLine(line) ?? (first === undefined ? null : withHeadline(first, line.slice(first.length)))
  );
}

/** Separators; a dash after a day period or bracket needs no space: `10:45 AM- The House meets`. */
const MARK = /[|–—•]|:\s|\s-\s|(?<=[ap]\.?m\.?|बजे|[)\]])(?:-|:)/giu;
const SPACE = /\s/g;

function withHeadline(time: string, headline = ''): TimeLine | null {
  const whole = timeIn(time);
  return whole && { ...whole, headline: headline.replace(/^[\s|–—•:-]+/u, '') };
}

const splitsAt = (line: string, mark: RegExp): [string, string][] =>
  [...line.matchAll(mark)]
    .filter(({ index }) => index < LENGTH || index > line.length - LENGTH)
    .map(({ 0: { length }, index }) => [
      line.slice(0, index).trim(),
      line.slice(index + length).trim(),
    ]);

const LABEL = /^[\p{Extended_Pictographic}\u{fe0f}\s]+|^(?:live|लाइव)\s?:/iu;
const BRACKETED = /^[[(]([^[\]()]*)[\])]$/;

function timeIn(text: string): Time | null {
  if (text.length > LENGTH) return null;
  const bare = text.trim().replace(LABEL, '').trim();
  const { tokens } = tokensOf(bare.replace(/[,:|-]$/, '').replace(BRACKETED, '$1'));
  const found = timeOf(tokens);
  if (!found || !Number.isFinite(found.ms)) return null;
  if (isScore(tokens.slice(found.start, found.end))) return null;
  // Known zones only: parties and offices are abbreviated too, as in "10:45 BJP wins".
  const end = zoneAt(tokens, found.end)?.end ?? found.end;
  const beside = [...tokens.slice(0, found.start), ...tokens.slice(end)];
  const day = namedDay(beside);
  return beside.length > 0 && !day ? null : { time: found.ms, day };
}

/** A score such as `2:0`: minutes have two digits. */
const isScore = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => at > 0 && /^\d$/.test(text) && tokens[at - 1]?.text === ':');

/** A leap year, so that 29 February exists. */
const YEAR: Token = { kind: 'number', text: '2000', hasSpaceBefore: true };

/** Weekdays end in "वार" in Hindi and Marathi. */
const isOfDay = ({ kind, text }: Token): boolean =>
  kind !== 'word' || monthOf(text) !== null || weekdayOf(text) !== null || text.endsWith('वार');

function namedDay(tokens: readonly Token[]): NamedDay | null {
  if (!tokens.every(isOfDay)) return null;
  const whole = dayOf(tokens);
  if (whole) return whole;
  const ofPost = dayOf([...tokens, YEAR]);
  return ofPost && tokens.some(({ kind }) => kind === 'word') ? { ...ofPost, year: null } : null;
}
