import { isAscii, isUtf8 } from 'node:buffer';
import { inTurns } from '@/lib/turns';

const LABEL_IN_HEADER = /;\s?charset\s?=\s?["']?([\w.:-]+)/i;
const LABEL_IN_XML = /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/;

/** How much of a body is read for its XML declaration and its form, in bytes. */
const DECLARATION_BYTES = 1_000;

/** A feed's body as text, in the encoding that `encodingOf` finds. */
export async function feedText(body: Buffer, contentType: string | null): Promise<string> {
  const encoding = encodingOf(body, contentType);
  const text = await inTurns(
    encoding === 'windows-1252'
      ? byTable(body, OTHER)
      : encoding === 'utf-8' && !isUtf8(body)
        ? byTable(body, MIXED)
        : decoded(body, new TextDecoder(encoding)),
  );
  return encodedTwice(text) ?? text;
}

/**
 * The encoding of a body. Its byte order mark names it. Without one, text of UTF-8 that is more than
 * ASCII is nothing else by chance, so that it wins over header and XML declaration: both are often a
 * server's default. Then these count in that order (RFC 7303, 3) as far as the bytes allow: UTF-16 has
 * NULs, and what is no UTF-8 is none by name either, where the other one says what it is.
 */
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

/** What stands before it may be a warning of PHP. */
function declarationIn(start: Buffer): string {
  const text = start.toString('latin1');
  return text.slice(Math.max(0, text.indexOf('<?xml')));
}

/** UTF-16 without a mark: every other byte of what a document begins with is 0. */
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

/** The name of an encoding by any of its labels (https://encoding.spec.whatwg.org/#names-and-labels). */
function knownEncoding(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** How much is decoded at once: 1 ms of UTF-8, some times that of other encodings. */
const STEP_BYTES = 1_000_000;

function* decoded(body: Buffer, decoder: TextDecoder): Generator<void, string> {
  const parts: string[] = [];
  for (let at = 0; at < body.length; at += STEP_BYTES) {
    parts.push(decoder.decode(body.subarray(at, at + STEP_BYTES), { stream: true }));
    yield;
  }
  parts.push(decoder.decode());
  return parts.join('');
}

/** What windows-1252 has at 0x80 to 0x9f, and ISO 8859-1 under that name. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const OTHER = /[\x80-\x9f]/g;
/** Characters of UTF-8, the beginning or the end of one that was cut, and a single letter of windows-1252. */
const MIXED = new RegExp(
  '(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+(?:[\xc2-\xf4][\x80-\xbf]*)?' +
    '|[\xc2-\xf4][\x80-\xbf]+|[\x80-\xbf]{2}(?=[\xc2-\xf4][\x80-\xbf])|[\x80-\xff]',
  'g',
);

const letterOf = (byte: string): string =>
  byte < '\xa0' ? (WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte) : byte;

/**
 * By a table: releases of Node 20, 22 and 24 take windows-1252 for ISO 8859-1 (nodejs/node#60888). In a
 * text of UTF-8 single letters of it are what an editor has pasted.
 */
function* byTable(body: Buffer, others: RegExp): Generator<void, string> {
  const parts: string[] = [];
  for (let at = 0; at < body.length; at += STEP_BYTES) {
    // Not within a character: its first byte is none that goes on.
    const text = body.subarray(edge(body, at), edge(body, at + STEP_BYTES)).toString('latin1');
    parts.push(
      text.replace(others, (found) =>
        found.length === 1 ? letterOf(found) : Buffer.from(found, 'latin1').toString('utf8'),
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

/** Letters of India in UTF-8 that were taken for windows-1252 and encoded once more: à¤¶, à¥€. */
const TWICE = /\u00e0[\u00a4-\u00b7][\x80-\u2122]/g;
const INDIAN = /[\u0900-\u0d7f]/;
const SURE = 3;

/** A text that was encoded twice, as it was before; null of any other. */
function encodedTwice(text: string): string | null {
  if (INDIAN.test(text) || (text.match(TWICE)?.length ?? 0) < SURE) return null;
  const bytes = Buffer.from(
    [...text]
      .map((letter) => {
        const at = WINDOWS_1252.indexOf(letter);
        return at < 0 ? letter : String.fromCharCode(0x80 + at);
      })
      .join(''),
    'latin1',
  );
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}
