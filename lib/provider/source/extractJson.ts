import { logLoss } from '@/lib/provider/client/logFeed';
import { atOnce } from '@/lib/timeSlices';
import { JsonScanner } from './jsonScanner';

const BEFORE = 16_000;
const TRIES = 8;

const BLANK = /^[\s\ufeff]*$/;
const START = /[[{](?=\s{0,99}(?:["{[\]}\d]))/g;

/**
 * Strips PHP or plug-in output around JSON, such as warnings and timings. A body without JSON
 * returns unchanged, for the caller's error.
 */
export function extractJson(body: Buffer, feed: string): Buffer {
  const start = body.subarray(0, BEFORE).toString('latin1');
  const lastEnd = Math.max(body.lastIndexOf(']'), body.lastIndexOf('}')) + 1;
  const first = start.search(/[[{]/);
  if (first < 0 || lastEnd === 0) return body;
  const isBare = BLANK.test(start.slice(0, first).replace('\u00ef\u00bb\u00bf', ''));
  if (isBare && lastEnd >= body.length - 1) return body;
  const starts = [...start.matchAll(START)].slice(0, TRIES).map(({ index }) => index);
  const bare = isBare ? valueAt(body.subarray(starts[0])) : null;
  if (bare && isJson(bare)) return bare;
  for (const at of starts) {
    const found = body.subarray(at, lastEnd);
    if (!isJson(found)) continue;
    if (!isBare) logLoss(feed, `text before the JSON: ${textOf(start.slice(0, at))}`, 'before');
    return found;
  }
  return body;
}

/** Text that a host appends, such as an analytics script, may contain brackets too. */
function valueAt(body: Buffer): Buffer | null {
  const value = atOnce(new JsonScanner(body).value());
  return value && body.subarray(value.start, value.end);
}

function isJson(text: Buffer): boolean {
  try {
    JSON.parse(text.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

const textOf = (html: string): string =>
  JSON.stringify(
    html
      .slice(0, 1_000)
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 120),
  );

const PAGE_TITLE = /<title[^<>]{0,100}>\s{0,20}([^<]{1,100})/i;

/** The title of a web page sent instead of JSON, such as a firewall's "One moment, please". */
export const titleOfPage = (beginning: string): string | null =>
  PAGE_TITLE.exec(beginning)?.[1]?.trim() ?? null;

/**
 * Parses JSON, also as templates write it: with raw line breaks in strings and trailing commas.
 *
 * @throws SyntaxError
 */
export function parseLenientJson(given: string): unknown {
  const text = MAYBE_LONG.test(given) ? given.replace(LONG_ID, '$1"$2"') : given;
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(
      text.replace(TEXT_OR_COMMA, (part) => (part === ',' ? '' : escapedControls(part))),
    );
  }
}

/** Numbers cannot hold so many digits. Tested first, because few entries have such an id. */
const MAYBE_LONG = /id"\s{0,9}:\s{0,9}\d{16}/;
const LONG_ID = /((?<!\\)"_?id"\s{0,9}:\s{0,9})(\d{16,30})(?=[\s,}])/g;

const TEXT_OR_COMMA = /"[^"\\]*(?:\\[^][^"\\]*)*"|,(?=\s*[\]}])/g;

const escapedControls = (text: string) =>
  text.replace(/[\0-\x1f]/g, (letter) => JSON.stringify(letter).slice(1, -1));
