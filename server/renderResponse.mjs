import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** @typedef {(fault: Error | null | undefined) => void} Done */

/** The largest pages have 300 KB. A longer response keeps no copy, so no later reader can join. */
const KEPT_BYTES = 1_000_000;
const MOST_READERS = 2000;

class NullStream extends Socket {
  /** @override @param {unknown} _chunk @param {string} _encoding @param {() => void} done */
  _write(_chunk, _encoding, done) {
    done();
  }
  /** @override @param {unknown} _chunks @param {() => void} done */
  _writev(_chunks, done) {
    done();
  }
}

/**
 * A response with several readers; a late reader first gets all earlier chunks. It closes with its
 * last reader. The load limit bounds unread bytes.
 */
export class RenderResponse extends ServerResponse {
  /** @type {Set<ServerResponse>} */
  readers = new Set();
  /** @type {Buffer[]} */
  #chunks = [];
  #bytes = 0;
  #hasHead = false;

  /**
   * @param {string} url
   * @param {import('node:http').IncomingHttpHeaders} headers everything the render may depend on
   */
  constructor(url, headers) {
    const socket = new NullStream();
    const request = new IncomingMessage(socket);
    Object.assign(request, {
      method: 'GET',
      url,
      headers,
      httpVersionMajor: 1,
      httpVersionMinor: 1,
    });
    request.complete = true;
    request.push(null);
    super(request);
    // Node implements it as an accessor; its types declare a property.
    Object.defineProperty(this, 'writableNeedDrain', { value: false });
    this.assignSocket(socket);
    this.once('finish', () => this.destroy());
    this.once('close', () => {
      if (this.writableEnded) return;
      for (const { req } of this.readers) req.socket.destroy();
    });
  }

  get isOpen() {
    return (
      !this.writableEnded &&
      !this.destroyed &&
      this.#bytes <= KEPT_BYTES &&
      this.readers.size < MOST_READERS
    );
  }

  /** @param {ServerResponse} reader */
  add(reader) {
    this.readers.add(reader);
    reader.once('close', () => {
      this.readers.delete(reader);
      if (this.readers.size === 0 && !this.writableEnded) this.destroy();
    });
    if (!this.#hasHead) return;
    this.#writeHead(reader);
    for (const chunk of this.#chunks) reader.write(chunk);
  }

  /** @returns {ServerResponse[]} readers without an answer yet */
  giveUp() {
    const readers = [...this.readers];
    this.readers.clear();
    this.destroy();
    return readers;
  }

  /**
   * @override
   * @param {unknown} chunk
   * @param {BufferEncoding | Done} [encoding]
   * @param {Done} [callback]
   */
  write(chunk, encoding, callback) {
    if (typeof encoding === 'function') super.write(chunk, encoding);
    else super.write(chunk, encoding ?? 'utf8', callback);
    this.#give(chunk, encoding);
    // Only Node's own server emits `drain` on a response.
    return true;
  }

  /**
   * @override
   * @param {unknown} [chunk]
   * @param {BufferEncoding | (() => void)} [encoding]
   * @param {() => void} [callback]
   */
  end(chunk, encoding, callback) {
    if (typeof encoding === 'function') super.end(chunk, encoding);
    else super.end(chunk, encoding ?? 'utf8', callback);
    this.#give(chunk, encoding);
    for (const reader of this.readers) reader.end();
    return this;
  }

  /** @param {ServerResponse} reader */
  #writeHead(reader) {
    reader.writeHead(this.statusCode, { ...this.getHeaders(), ...reader.getHeaders() });
  }

  /** @param {unknown} chunk @param {unknown} encoding */
  #give(chunk, encoding) {
    if (!this.#hasHead) {
      this.#hasHead = true;
      for (const reader of this.readers) this.#writeHead(reader);
    }
    const bytes = bytesOf(chunk, encoding);
    if (!bytes) return;
    this.#bytes += bytes.byteLength;
    if (this.#bytes <= KEPT_BYTES) this.#chunks.push(bytes);
    else this.#chunks = [];
    for (const reader of this.readers) reader.write(bytes);
  }
}

/** @param {unknown} chunk @param {unknown} encoding */
function bytesOf(chunk, encoding) {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, encoding === 'latin1' ? encoding : 'utf8');
  if (!(chunk instanceof Uint8Array)) return null;
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
