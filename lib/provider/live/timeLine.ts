import { tokensOf } from '@/lib/provider/dates/dateTokens';
import { timeOf } from '@/lib/provider/dates/timeOfDay';
import { zoneAt } from '@/lib/provider/dates/zones';

/** `time`: milliseconds of the day, on the clock of the text's site. */
export type TimeLine = { time: number; headline: string };

const LENGTH = 40;

/** `10:45 AM`, `सुबह 10.45 बजे`, `10:45: The House meets`, `The House meets | 10:45 IST`. */
export function timeLine(text: string): TimeLine | null {
  const line = text.trim();
  const whole = wholeTime(line);
  if (whole !== null) return { time: whole, headline: '' };
  const parted = partings(line, MARK);
  const [leading] = parted.findLast(([first]) => wholeTime(first) !== null) ?? [];
  if (leading !== undefined) return withHeadline(leading, line.slice(leading.length));
  const [before, trailing] = parted.find(([, second]) => wholeTime(second) !== null) ?? [];
  return trailing === undefined ? null : withHeadline(trailing, before);
}

/** Headings may have a time before them without a mark; sentences that begin so are prose. */
export function timedHeading(text: string): TimeLine | null {
  const line = text.trim();
  const [first] = partings(line, SPACE).findLast(([time]) => wholeTime(time) !== null) ?? [];
  return (
    timeLine(line) ?? (first === undefined ? null : withHeadline(first, line.slice(first.length)))
  );
}

const MARK = /[|–—•]|:\s|\s-\s/gu;
const SPACE = /\s/g;

function withHeadline(time: string, headline = ''): TimeLine | null {
  const ms = wholeTime(time);
  return ms === null ? null : { time: ms, headline: headline.replace(/^[\s|–—•:-]+/u, '') };
}

/** Only near the ends of the line, where a time may stand. */
const partings = (line: string, mark: RegExp): [string, string][] =>
  [...line.matchAll(mark)]
    .filter(({ index }) => index < LENGTH || index > line.length - LENGTH)
    .map(({ 0: { length }, index }) => [
      line.slice(0, index).trim(),
      line.slice(index + length).trim(),
    ]);

function wholeTime(text: string): number | null {
  if (text.length > LENGTH) return null;
  const { tokens } = tokensOf(text.trim().replace(/[,:|]$/, ''));
  const found = timeOf(tokens);
  if (!found || found.start !== 0 || !Number.isFinite(found.ms)) return null;
  // Known zones only: parties and offices are abbreviated too, as in "10:45 BJP wins".
  const end = zoneAt(tokens, found.end)?.end ?? found.end;
  return end === tokens.length ? found.ms : null;
}
