import { CLOCKS_DIFFER_MS, DAY_MS, MINUTE_MS } from '@/lib/format/elapsed';
import { newsroomDay } from '@/lib/format/newsroomTime';
import { plainDigits } from '@/lib/format/readNumber';
import { TIME_ZONE } from '@/lib/i18n/language';
import { epochMs, readDate } from '@/lib/provider/dates/readDate';

const CHANGED = '(?:last )?(?:updated|modified)|(?:(?:अंतिम|आखिरी) )?(?:अपडेटेड|अपडेट(?: किया गया)?)';
const PUBLISHED = '(?:first )?(?:published|posted|created)|प्रकाशित';

export const TIME_LABEL = `(?:${CHANGED}|${PUBLISHED})(?: (?:at|on))?`;

const NEXT = new RegExp(`(?:^| ?[|/,;(] ?| )(?=${TIME_LABEL}[ :|–—-])`, 'i');
const OF_PUBLICATION = new RegExp(`^${PUBLISHED}`, 'i');
const LABELS_LENGTH = 200;

/** The publication part of "Created on: … | Updated on: …"; null for a single time. */
function publicationIn(text: string): string | null {
  const parts = text.slice(0, LABELS_LENGTH).split(NEXT).filter(Boolean);
  const published = parts.find((part) => OF_PUBLICATION.test(part)) ?? parts[0];
  return parts.length > 1 && published ? published : null;
}

/** Smaller numbers are dates such as 20240312; as epoch seconds they are before March 1973. */
const EPOCH_LEAST = 1e8;

/** UTC ISO from any date that `readDate` reads, or epoch seconds or milliseconds; else null. */
export function timestamp(given: string | number, timeZone: string = TIME_ZONE): string | null {
  const isEpoch = typeof given === 'number' && (given >= EPOCH_LEAST || given === 0);
  const date = new Date(isEpoch ? epochMs(given) : (dateIn(String(given), timeZone) ?? NaN));
  return date.getTime() <= LATEST ? date.toISOString() : null;
}

function dateIn(text: string, timeZone: string): number | null {
  const read = readDate(text, timeZone);
  if (read !== null) return read;
  const published = publicationIn(text);
  return published === null ? null : readDate(published, timeZone);
}

const LATEST = Date.UTC(2100, 0) - 1;
const NOW = /^(?:just now|now|अभी|अभी[- ]अभी)$/i;
const BEFORE = new RegExp(`^(?:${TIME_LABEL}|about|around|लगभग|क\u093c?रीब)[: ] ?`, 'i');
const ENDING = /\.? ?(?:ago|पहले|पूर्वी)$/i;
const PART =
  /^(\d{1,4}|an?|one|एक|half an?|आध[ाे]) ?(?:(s(?:ec(?:ond)?s?)?|सेकंड)|(m(?:in(?:ute)?s?)?|मिनि?ट(?:े|ां)?)|(h(?:(?:ou)?rs?)?|घंट[ेा]|घण्ट[ेा]|तास(?:ां)?)|(d(?:ays?)?|दिन|दिवस(?:ां)?))(?![\p{L}\p{M}])\.?,? ?(?:and |और )?/iu;
const YESTERDAY = /^(?:yesterday|कल)$/i;
/** A day word and a clock time: "Yesterday, 11:20 AM", "आज सुबह 11:20 बजे". */
const BY_DAY = /^(?:(today|आज)|yesterday|कल)[,:|]? (?:at )?(?=\D*\d)(.+)$/iu;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * "5 minutes ago", "2 घंटे पहले" or "Today, 11:20 AM" as ISO to the minute; null otherwise.
 *
 * @param now response time in epoch milliseconds
 * @param isAge for fields that hold ages, where "2h" counts too
 */
export function agoInWords(words: string, now: number, isAge = false): string | null {
  const plain = plainDigits(words).replace(/\s+/g, ' ').trim();
  const [, today, clock] = BY_DAY.exec(plain.replace(BEFORE, '')) ?? [];
  if (clock) return pastOrNull(`${newsroomDay(today ? now : now - DAY_MS)} ${clock}`, now);
  const minutes = minutesAgo(plain, isAge);
  if (minutes === null) return null;
  const minute = Math.floor(now / MINUTE_MS) - Math.round(minutes);
  return new Date(minute * MINUTE_MS).toISOString();
}

function pastOrNull(moment: string, now: number): string | null {
  const read = timestamp(moment);
  return read !== null && Date.parse(read) <= now + CLOCKS_DIFFER_MS ? read : null;
}

function minutesAgo(words: string, isAge: boolean): number | null {
  if (NOW.test(words)) return 0;
  if (YESTERDAY.test(words)) return DAY_MINUTES;
  let rest = words.replace(BEFORE, '').replace(ENDING, '');
  if ((!isAge && !ENDING.test(words)) || rest === '') return null;
  let minutes = 0;
  while (rest !== '') {
    const [part, figure = '', seconds, inMinutes, inHours] = PART.exec(rest) ?? [];
    if (part === undefined) return null;
    const count = /^(?:half|आध)/i.test(figure) ? 0.5 : /^\d/.test(figure) ? Number(figure) : 1;
    const size = inMinutes ? 1 : inHours ? HOUR_MINUTES : DAY_MINUTES;
    minutes += seconds === undefined ? count * size : 0;
    rest = rest.slice(part.length);
  }
  return minutes;
}
