import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { headFirst } from './headFirst';
import { isRequestStart } from './requestStart';

/**
 * Sends every document with its metadata before its styles. Wrapped round `write` only once the answer says that it
 * is HTML: by then the compression has been put on, so that the pieces that come here are still plain.
 */
subscribe('http.server.request.start', (message) => {
  if (!isRequestStart(message)) return;
  const { response } = message;
  let reordered = false;
  // Stays in place: Next puts its own round it.
  response.setHeader = new Proxy(response.setHeader, {
    apply(setHeader, self, [name, value]: Parameters<ServerResponse['setHeader']>) {
      const told = Reflect.apply(setHeader, self, [name, value]);
      if (!reordered && name.toLowerCase() === 'content-type' && String(value).startsWith('text/html')) {
        reordered = true;
        reorder(response);
      }
      return told;
    },
  });
});

const bytes = (piece: unknown, encoding: unknown): Buffer | null => {
  if (typeof piece === 'string') return Buffer.from(piece, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
  return piece instanceof Uint8Array ? Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength) : null;
};

function reorder(response: ServerResponse): void {
  const { take, rest } = headFirst();
  const plain = { write: response.write, end: response.end };
  response.write = new Proxy(plain.write, {
    apply(write, self, [piece, ...more]: [unknown, ...unknown[]]) {
      const given = bytes(piece, more[0]);
      if (!given) return Reflect.apply(write, self, [piece, ...more]);
      const ready = take(given);
      const done = more.find((argument) => typeof argument === 'function');
      return ready.length > 0 ? Reflect.apply(write, self, [ready, done]) : (done?.(), true);
    },
  });
  response.end = new Proxy(plain.end, {
    apply(end, self, [piece, ...more]: unknown[]) {
      const given = bytes(piece, more[0]);
      const last = Buffer.concat([given ? take(given) : Buffer.alloc(0), rest()]);
      if (last.length > 0) Reflect.apply(plain.write, self, [last]);
      return Reflect.apply(end, self, given ? more.filter((argument) => typeof argument === 'function') : [piece, ...more]);
    },
  });
}
