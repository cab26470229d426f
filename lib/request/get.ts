import 'server-only';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Agent, request } from 'undici';

export type UpstreamResponse = {
  status: number;
  /** Whether the status is one of success, 200 to 299. */
  ok: boolean;
  /** The value of a header, by its name in lower case. */
  header: (name: string) => string | null;
  /** Unpacked; to be read to its end, or given up by `discard`. */
  body: Readable;
};

type Options = { headers?: Record<string, string>; signal: AbortSignal };

const ENCODINGS = 'gzip, br';

/** Of our own: one that Node's `fetch` has made comes from another release of undici. */
const agent = new Agent();

/**
 * One GET to another server, which follows no redirect. By undici itself: within Next, `fetch` and
 * its streams take two to three times the CPU (docs/decisions/0098).
 *
 * @throws Error when there is no answer, or the signal is aborted before its head has come; what
 * goes wrong later is thrown to whoever reads the body
 */
export async function get(url: string, { headers, signal }: Options): Promise<UpstreamResponse> {
  const {
    statusCode,
    headers: received,
    body,
  } = await request(url, {
    dispatcher: agent,
    // Some firewalls refuse a call without a user agent; this is what Node's `fetch` says.
    headers: { 'user-agent': 'node', 'accept-encoding': ENCODINGS, ...headers },
    signal,
  });
  const header = (name: string) => [received[name]].flat()[0] ?? null;
  return {
    status: statusCode,
    ok: statusCode >= 200 && statusCode <= 299,
    header,
    body: unpacked(body, header('content-encoding')),
  };
}

/** Ends a call whose body is of no interest. */
export function discard({ body }: UpstreamResponse): void {
  body.on('error', () => {}).destroy();
}

/** A body in an encoding that was not offered stays as it is, and is found to be no JSON. */
function unpacked(body: Readable, encoding: string | null): Readable {
  switch (encoding?.toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return pipeline(body, createGunzip(), () => {});
    case 'deflate':
      return inflated(body);
    case 'br':
      return pipeline(body, createBrotliDecompress(), () => {});
    default:
      return body;
  }
}

/** `deflate` is zlib's format (RFC 9110, 8.4.1.2), and of some servers the bare stream without its head. */
function inflated(body: Readable): Readable {
  const plain = new PassThrough();
  body.once('error', (cause) => plain.destroy(cause));
  body.once('end', () => plain.end()); // of a body that is empty
  plain.once('close', () => body.destroy());
  body.once('data', (first: Uint8Array) => {
    body.pause();
    body.removeAllListeners('end');
    body.unshift(first);
    pipeline(body, isZlib(first) ? createInflate() : createInflateRaw(), plain, () => {});
  });
  return plain;
}

/** Its first byte names the method, 8 (RFC 1950, 2.2); of a bare stream that would be a reserved block. */
const isZlib = ([first = 0]: Uint8Array): boolean => (first & 0x0f) === 8;

/** A body longer than its reader takes. */
export class BodyTooLong extends Error {}

type ReadBodyOptions = {
  limitBytes: number;
  /** What the same URL sent before. */
  known?: Buffer | null;
};

/**
 * A response's body, or `known` itself where it is the same: an unchanged body is compared as it
 * comes in (0.1 ms a megabyte, where a hash takes 0.7) and never held twice.
 *
 * @throws BodyTooLong as soon as it is longer than `limitBytes`: no more than that is ever held
 */
export async function readBody(
  response: UpstreamResponse,
  { limitBytes, known = null }: ReadBodyOptions,
): Promise<Buffer> {
  if (Number(response.header('content-length')) > limitBytes) {
    discard(response);
    throw new BodyTooLong(`body over ${limitBytes} bytes`);
  }
  const body = await readAll(response.body, { limitBytes, known });
  if (!isGzip(body)) return body;
  return await readAll(unpacked(Readable.from([body]), 'gzip'), { limitBytes, known });
}

/** A file that a server sends as it lies there, without a word of how it is packed (RFC 1952, 2.3.1). */
const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

async function readAll(
  body: AsyncIterable<Uint8Array>,
  { limitBytes, known = null }: ReadBodyOptions,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let same = known;
  for await (const chunk of body) {
    const end = length + chunk.byteLength;
    if (end > limitBytes) throw new BodyTooLong(`body over ${limitBytes} bytes`);
    if (same && !same.subarray(length, end).equals(chunk)) {
      chunks.push(same.subarray(0, length));
      same = null;
    }
    if (!same) chunks.push(chunk);
    length = end;
  }
  if (!same) return Buffer.concat(chunks);
  return same.byteLength === length ? same : same.subarray(0, length);
}
