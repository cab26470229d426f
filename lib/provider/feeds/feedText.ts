import { isAscii, isUtf8 } from 'node:buffer';
import { withWindowsLetters, windowsByte } from '@/lib/provider/source/providerText';
import { inTimeSlices } from '@/lib/timeSlices';

const LABEL_IN_HEADER = /;\s?charset\s?=\s?["']?([\w.:-]+)/i;
const LABEL_IN_XML = /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/;

const DECLARATION_BYTES = 1_000;

export async function feedText(body: Buffer, contentType: string | null): Promise<string> {
  const encoding = encodingOf(body, contentType);
  const text = await inTimeSlices(
    encoding === 'windows-1252'
      ? byTable(body, OTHER)
      : encoding === 'utf-8' && !isUtf8(body)
        ? byTable(body, MIXED)
        : decoded(body, new TextDecoder(encoding)),
  );
  return isAscii(body)
    ? text
    : ((await inTimeSlices(undoDoubleEncoding(text))) ?? repairSequences(text));
}

/** A BOM, valid non-ASCII UTF-8, then header and XML declaration (RFC 7303, 3), often mere defaults. */
function encodingOf(body: Buffer, contentType: string | null): string {
  const start = body.subarray(0, DECLARATION_BYTES);
  const wide = markOf(body) ?? utf16Of(body);
  if (wide) return wide;
  const isUnicode = isUtf8(body);
  if (isUnicode && !isAscii(body)) return 'utf-8';
  const named = [
    LABEL_IN_HEADER.exec(contentType ?? '')?.[1],
    LABEL_IN_XML.exec(declarationIn(start))?.[1],
  ]
    .flatMap((label) => (label ? (knownEncoding(label) ?? []) : []))
    .filter((encoding) => !encoding.startsWith('utf-16'));
  return named.find((encoding) => isUnicode || encoding !== 'utf-8') ?? 'utf-8';
}

function declarationIn(start: Buffer): string {
  const text = start.toString('latin1');
  return text.slice(Math.max(0, text.indexOf('<?xml')));
}

/** Without a BOM, UTF-16 shows as alternating zero bytes. */
function utf16Of(body: Buffer): string | null {
  const [a, b, c, d] = body.subarray(0, 4);
  if (body.length < 4) return null;
  if (a && !b && c && !d) return 'utf-16le';
  if (!a && b && !c && d) return 'utf-16be';
  return null;
}

function markOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return null;
}

/** See https://encoding.spec.whatwg.org/#names-and-labels. */
function knownEncoding(label: string): string | null {
  try {
    return new TextDecoder(label.replace(OF_WINDOWS, 'windows-')).encoding;
  } catch {
    return null;
  }
}

const OF_WINDOWS = /^(?:cp-|win(?:dows)?-?)(?=125\d$)/i;

/** A step takes 1 ms for UTF-8, several for other encodings. */
const STEP_BYTES = 1_000_000;
/** Characters per step of a table look-up, which takes up to 20 ms. */
const LETTER_STEP = 50_000;

function* decoded(body: Buffer, decoder: TextDecoder): Generator<void, string> {
  const parts: string[] = [];
  for (let at = 0; at < body.length; at += STEP_BYTES) {
    parts.push(decoder.decode(body.subarray(at, at + STEP_BYTES), { stream: true }));
    yield;
  }
  parts.push(decoder.decode());
  return parts.join('');
}

const OTHER = /[\x80-\x9f]/g;
const MIXED = new RegExp(
  '(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+(?:[\xc2-\xf4][\x80-\xbf]*)?' +
    '|[\xc2-\xf4][\x80-\xbf]+|[\x80-\xbf]{2}(?=[\xc2-\xf4][\x80-\xbf])|[\x80-\xff]',
  'g',
);

/** Node 20, 22 and 24 decode windows-1252 as ISO 8859-1 (nodejs/node#60888), hence a table. */
function* byTable(body: Buffer, others: RegExp): Generator<void, string> {
  const parts: string[] = [];
  for (let at = 0; at < body.length; at += LETTER_STEP) {
    const text = body.subarray(edge(body, at), edge(body, at + LETTER_STEP)).toString('latin1');
    parts.push(
      text.replace(others, (found) =>
        found.length === 1
          ? withWindowsLetters(found)
          : Buffer.from(found, 'latin1').toString('utf8'),
      ),
    );
    yield;
  }
  return parts.join('');
}

function edge(body: Buffer, at: number): number {
  let start = Math.min(at, body.length);
  while (start > 0 && start > at - 3 && ((body[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** Quotes and ₹ whose UTF-8 was read as windows-1252 and encoded again: â€™, â‚¹. */
const MARKS = /\u00e2[\u20ac\u201a\x80\x82][\x80-\u2122]/g;

/** Indian letters with the same fault: à¤¶, à¥€. */
const TWICE = /\u00e0[\u00a4-\u00b7][\x80-\u2122]/g;

/** Repairs single sequences, because only a partner's text may be encoded twice. */
const repairSequences = (text: string): string =>
  [MARKS, TWICE].reduce((given, marks) => given.replace(marks, decodedAgain), text);

function decodedAgain(found: string): string {
  const bytes = Buffer.from(asBytes(found), 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : found;
}

const INDIAN = /[\u0900-\u0d7f]/;
const SURE = 3;

const RUN = /[^\x00-\x7f]{1,500}/gu;

const asBytes = (run: string) => Array.from(run, windowsByte).join('');

function* undoDoubleEncoding(text: string): Generator<void, string | null> {
  if (!(yield* isEncodedTwice(text))) return null;
  const parts: Buffer[] = [];
  for (let at = 0; at < text.length; at += LETTER_STEP) {
    parts.push(Buffer.from(text.slice(at, at + LETTER_STEP).replace(RUN, asBytes), 'latin1'));
    yield;
  }
  const bytes = Buffer.concat(parts);
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}

function* isEncodedTwice(text: string): Generator<void, boolean> {
  let count = 0;
  for (let at = 0; at < text.length; at += LETTER_STEP) {
    const part = text.slice(at, at + LETTER_STEP);
    if (INDIAN.test(part)) return false;
    if (count < SURE) count += part.match(TWICE)?.length ?? 0;
    yield;
  }
  return count >= SURE;
}
