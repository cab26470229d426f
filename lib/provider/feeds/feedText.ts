import { inTurns } from '@/lib/provider/source/turns';

const LABEL_IN_HEADER = /;\s*charset="?([\w.:-]+)/i;
const LABEL_IN_XML = /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/;

/** How much of a body is read for its XML declaration, in bytes. */
const DECLARATION_BYTES = 200;

/**
 * A feed's body as text, in the encoding that its byte order mark, the header or the XML declaration
 * names, in this order (RFC 7303, 3); in UTF-8 where that is none.
 */
export async function feedText(body: Buffer, contentType: string | null): Promise<string> {
  const start = body.subarray(0, DECLARATION_BYTES).toString('latin1');
  const label =
    markOf(body) ??
    LABEL_IN_HEADER.exec(contentType ?? '')?.[1] ??
    LABEL_IN_XML.exec(start)?.[1] ??
    'utf-8';
  return await inTurns(decoded(body, decoderOf(label)));
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

function markOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return null;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
