// Attacks from outside without an account, and the answers of a site that withstands them.

import { ask, sendBytes } from './ask.mjs';
import { flood, leaveUnread } from './crowding.mjs';
import { each, routesAtRest, unless } from './judge.mjs';
import { leaveEarly } from './leaving.mjs';
import { BAD_PATHS, NOT_HTTP, ODD_HEADERS, OVERLONG, SPOOFED } from './requests.mjs';
import { draftSpellings, otherHeaders, otherSpellings } from './spellings.mjs';

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {(origin: string) => Promise<string[]>} run failures, one line each
 */

const SECRETS = /root:x:0|"dependencies"|NEWS_API_URL=|\[core\]|createServer/;
const LONGEST_BODY = 2_000_000;

/**
 * @param {string} origin
 * @param {typeof ask} send
 */
const badPaths = (origin, send) =>
  each(BAD_PATHS, async (path) => {
    const { status, headers, body } = await send(origin, path);
    const what = path.slice(0, 60);
    if (status >= 500) return `${what}: ${status}`;
    if (SECRETS.test(body)) return `${what}: shows secrets or source code`;
    if (body.length > LONGEST_BODY) return `${what}: ${body.length} bytes`;
    if (headers['set-cookie']) return `${what}: sets a cookie`;
    const away = new URL(headers.location ?? '/', origin).host !== new URL(origin).host;
    return away ? `${what}: leads to ${headers.location}` : null;
  });

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'LOCK'];

/**
 * @typedef {object} Length
 * @property {number} [unknown] number of unknown URLs
 * @property {number} [unfinished] number of requests that are never finished
 * @property {number} [heldMs] how long each of these stays open
 * @property {number} [pipelined] number of requests that one connection sends at once
 * @property {number} [unread] number of connections that read no answer
 * @property {number} [left] requests per kind of route that are abandoned before the answer
 * @property {number} [answerMs] longest time for an answer
 * @property {number} [crowdedMs] the same while others take all they can
 */

/**
 * @param {Length} [length]
 * @returns {readonly Attack[]}
 */
export function attacks({
  unknown = 1_000,
  unfinished = 200,
  heldMs = 4_000,
  pipelined = 2_000,
  unread = 600,
  left = 500,
  answerMs,
  crowdedMs = 2_000,
} = {}) {
  /** @type {typeof ask} */
  const send = (origin, path, options) => ask(origin, path, { ...options, timeoutMs: answerMs });
  /** @type {typeof ask} */
  const sendSoon = (origin, path, options) =>
    ask(origin, path, { ...options, timeoutMs: crowdedMs });
  return [
    {
      name: `${pipelined} requests on one connection that reads nothing`,
      run: (origin) => leaveUnread(origin, sendSoon, { connections: 1, requests: pipelined }),
    },
    {
      name: `${unread} connections that read nothing`,
      run: (origin) => leaveUnread(origin, sendSoon, { connections: unread, requests: 1 }),
    },
    {
      name: `${left} aborted requests of each kind of route`,
      run: (origin) => leaveEarly(origin, send, left),
    },
    { name: 'other spellings of one URL', run: (origin) => otherSpellings(origin, send) },
    {
      name: 'other spellings of the link to a draft',
      run: (origin) => draftSpellings(origin, send),
    },
    {
      name: 'repeated headers, and those of Next’s router',
      run: (origin) => otherHeaders(origin, send),
    },
    {
      name: `${unknown} unknown URLs with spoofed internal headers`,
      run: (origin) => flood(origin, unknown, send),
    },
    {
      name: 'spoofed internal headers',
      run: async (origin) => {
        const { routes, found } = await routesAtRest(origin, send);
        const spoofed = await each(routes, async ([path, status]) => {
          const answer = await send(origin, path, { headers: SPOOFED });
          if (/evil\.example/.test(answer.body + JSON.stringify(answer.headers)))
            return `${path}: repeats a header`;
          // A cache would keep a different answer instead of this one.
          const type = (await send(origin, path)).headers['content-type'];
          if (answer.headers['content-type'] !== type)
            return `${path}: ${answer.headers['content-type']}, not ${type}`;
          return unless(path, answer.status, [status]);
        });
        return [...found, ...spoofed];
      },
    },
    { name: 'bad, hostile and endless paths', run: (origin) => badPaths(origin, send) },
    {
      name: 'bodies of 9 GB and other methods',
      run: (origin) =>
        each(
          METHODS.flatMap((method) =>
            ['/', '/api/posters', '/icons.svg', '/nothing-here'].map((path) => ({ method, path })),
          ),
          async ({ method, path }) => {
            const headers = { 'content-length': '9000000000', 'next-action': 'x' };
            const { status } = await send(origin, path, { method, headers });
            return unless(`${method} ${path}`, status, [400, 403, 405, 413]);
          },
        ),
    },
    {
      name: 'ETags, ranges and encodings',
      run: (origin) =>
        each(ODD_HEADERS, async (headers) => {
          const statuses = await Promise.all(
            ['/', '/api/breaking-news', '/icons.svg'].map(
              async (path) => (await send(origin, path, { headers })).status,
            ),
          );
          const worst = Math.max(...statuses);
          return worst < 500 ? null : `${Object.keys(headers).join()}: ${worst}`;
        }),
    },
    {
      name: 'headers beyond all limits',
      run: (origin) =>
        each(OVERLONG, async (bytes) => {
          const { answer } = await sendBytes(origin, bytes);
          return /^HTTP\/1\.1 4\d\d/.test(answer) || answer === ''
            ? null
            : `${bytes.slice(0, 40)}: ${answer.slice(0, 40)}`;
        }),
    },
    {
      name: 'request smuggling and invalid HTTP',
      run: (origin) =>
        each(NOT_HTTP, async (bytes) => {
          const { answer } = await sendBytes(origin, bytes, 2_000);
          return /^HTTP\/1\.1 [235]/.test(answer)
            ? `${JSON.stringify(bytes.slice(0, 60))}: ${answer.slice(0, 20)}`
            : null;
        }),
    },
    {
      name: 'other protocols',
      run: (origin) =>
        each(['/', '//x', '/en/india', '/nothing-here'], async (path) => {
          const { answer, isClosed } = await sendBytes(
            origin,
            `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
            answerMs,
          );
          const isHeld = !isClosed && answer === '';
          return isHeld ? `${path}: neither answered nor closed` : null;
        }),
    },
    {
      name: `${unfinished} connections that never finish their request`,
      run: async (origin) => {
        const { routes, found } = await routesAtRest(origin, send);
        const slow = Array.from({ length: unfinished }, () =>
          sendBytes(origin, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', heldMs),
        );
        const meanwhile = await each(routes, async ([path, status]) =>
          unless(`${path} meanwhile`, (await send(origin, path)).status, [status]),
        );
        await Promise.all(slow);
        return [...found, ...meanwhile];
      },
    },
  ];
}
