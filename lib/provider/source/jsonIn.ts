import { logLoss } from '@/lib/provider/client/logFeed';

/** How much before the JSON is looked through, in bytes, and how many brackets are tried. */
const BEFORE = 16_000;
const TRIES = 8;

const BLANK = /^[\s\ufeff]*$/;
/** A list or an object begins, and goes on as one does. */
const START = /[[{](?=\s{0,99}(?:["{[\]}\d]))/g;

/**
 * The JSON of an answer before and behind which PHP or a plugin has written something: warnings, or how
 * long the page took. An answer without such text is given back as it is; so is one in which no JSON
 * is found, for whoever reads it to say so.
 */
export function jsonIn(body: Buffer, feed: string): Buffer {
  const start = body.subarray(0, BEFORE).toString('latin1');
  const lastEnd = Math.max(body.lastIndexOf(']'), body.lastIndexOf('}')) + 1;
  const first = start.search(/[[{]/);
  if (first < 0 || lastEnd === 0) return body;
  const isBare = BLANK.test(start.slice(0, first).replace('\u00ef\u00bb\u00bf', ''));
  if (isBare && lastEnd >= body.length - 1) return body;
  for (const { index } of [...start.matchAll(START)].slice(0, TRIES)) {
    const found = body.subarray(index, lastEnd);
    if (!isJson(found)) continue;
    if (!isBare) logLoss(feed, `text before the JSON: ${textOf(start.slice(0, index))}`, 'before');
    return found;
  }
  return body;
}

/** Rare enough to be parsed twice. */
function isJson(text: Buffer): boolean {
  try {
    JSON.parse(text.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Its words in one short line, for the log. */
const textOf = (html: string): string =>
  JSON.stringify(
    html
      .slice(0, 1_000)
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 120),
  );
