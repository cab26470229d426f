// Requests a second from the edge's cache, beside a file of the same bytes that it sends itself.
import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const CODING = 'br';
const CONNECTIONS = '50';
const DURATION = '5s';

/**
 * By wrk, which speaks HTTP/1.1: to a client of HTTP/1.0 a page without a length is sent on a connection of
 * its own.
 * @param {string} url
 * @returns {Promise<number>} requests a second
 */
async function requestsPerSecond(url) {
  const load = ['-t1', '-c', CONNECTIONS, '-d', DURATION, '-H', `Accept-Encoding: ${CODING}`];
  const { stdout } = await promisify(execFile)('wrk', [...load, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`bench: ${stdout}`);
  return Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]);
}

/**
 * The body as it travels.
 * @param {string} url
 * @returns {Promise<Buffer>}
 */
const encodedBody = (url) =>
  new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': CODING } }, (response) => {
      buffer(response).then(done, fail);
    }).on('error', fail);
  });

/**
 * Requests a second for the front page, for a file of the same bytes, and for a poll.
 * @param {import('./nginx.mjs').Edge} edge
 * @returns {Promise<{ bytes: number, page: number, file: number | null, poll: number }>} `file`: null
 *   where the edge sends none
 */
export async function throughput({ origin, publish }) {
  const body = await encodedBody(`${origin}/`);
  const file = await publish?.(body);
  return {
    bytes: body.length,
    page: await requestsPerSecond(`${origin}/`),
    file: file ? await requestsPerSecond(file) : null,
    poll: await requestsPerSecond(`${origin}/api/breaking-news?lang=en`),
  };
}
