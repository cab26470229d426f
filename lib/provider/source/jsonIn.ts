import { logLoss } from '@/lib/provider/client/logFeed';

const BEFORE = 16_000;
const TRIES = 8;

const BLANK = /^[\s\ufeff]*$/;
const START = /[[{](?=\s{0,99}(?:["{[\]}\d]))/g;

/**
 * Strips PHP or plug-in output around JSON, such as warnings and timings. A body without JSON
 * returns unchanged, for the caller's error.
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
