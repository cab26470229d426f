// One GET as a browser sends it, with the bytes that travelled and the time they took.
import { get as request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** Longer than any page may take; what takes longer has failed. */
const TIMEOUT_MS = 30_000;

/**
 * @typedef {object} Response
 * @property {number} status
 * @property {number} bytes of the body as sent
 * @property {() => string} text of the body
 * @property {number} firstMs until the body's first byte
 * @property {number} wholeMs until its end
 */

/**
 * @param {string} url
 * @param {{ agent?: import('node:http').Agent }} [options] of the connection
 * @returns {Promise<Response>}
 * @throws Error when nothing answers, not in time, or not to its end
 */
export function get(url, { agent } = {}) {
  const start = performance.now();
  return new Promise((done, fail) => {
    const sent = request(
      url,
      { agent, headers: { 'accept-encoding': 'gzip' }, timeout: TIMEOUT_MS },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        let firstMs = 0;
        response.on('error', fail);
        response.on('data', (chunk) => {
          firstMs ||= performance.now() - start;
          chunks.push(chunk);
        });
        response.on('end', () => {
          const wholeMs = performance.now() - start;
          const body = Buffer.concat(chunks);
          const isGzip = response.headers['content-encoding'] === 'gzip';
          done({
            status: response.statusCode ?? 0,
            bytes: body.length,
            text: () => (isGzip ? gunzipSync(body) : body).toString(),
            firstMs,
            wholeMs,
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    sent.on('error', fail);
  });
}

/**
 * A page or file that has to be there.
 * @param {string} url
 * @throws Error for any status but 200
 */
export async function getOk(url) {
  const response = await get(url);
  if (response.status !== 200)
    throw new Error(`bench: ${new URL(url).pathname} answered ${response.status}`);
  return response;
}

const WHOLE_TRIES = 20;
/** React's mark of a block that was late and is streamed. */
const LATE_BLOCK = '<template id="B:';

/**
 * A page as it comes when its feeds are not late, so that its bytes do not depend on the machine's
 * pace: the first request of a server waits longest, and a late block is written another way.
 * @param {string} url
 * @throws Error when it never comes so
 */
export async function getWhole(url) {
  for (let tries = 0; tries < WHOLE_TRIES; tries++) {
    const response = await getOk(url);
    if (!response.text().includes(LATE_BLOCK)) return response;
  }
  throw new Error(`bench: ${new URL(url).pathname} came in parts, ${WHOLE_TRIES} times`);
}
