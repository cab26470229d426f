// What an attacker without an account can try from outside, and what a site that holds answers.
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { ask, sendBytes } from './ask.mjs';
import { BAD_PATHS, NOT_HTTP, ODD_HEADERS, OVERLONG, ROUTES, SPOOFED } from './requests.mjs';

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {(origin: string) => Promise<string[]>} run what gave way, a line each
 */

/**
 * Lines for the answers that are not as they should be.
 *
 * @template T
 * @param {readonly T[]} tries
 * @param {(one: T) => Promise<string | null>} judge
 */
async function each(tries, judge) {
  const found = [];
  for (const one of tries) {
    const line = await judge(one).catch((fault) => `${JSON.stringify(one)}: ${fault.message}`);
    if (line) found.push(line);
  }
  return found;
}

/**
 * @param {string} what
 * @param {number} status
 * @param {readonly number[]} allowed
 */
const unless = (what, status, allowed) =>
  allowed.includes(status) ? null : `${what}: ${status}, not ${allowed.join(' or ')}`;

const FLOOD = 1_000;
const AT_ONCE = 8;

/** @param {string} origin */
async function flood(origin) {
  const agent = new (origin.startsWith('https:') ? SecureAgent : Agent)({
    keepAlive: true,
    maxSockets: AT_ONCE,
  });
  let sent = 0;
  const stream = async () => {
    while (sent++ < FLOOD) {
      const path = `/api/nope/${sent}?${'x'.repeat(sent % 500)}`;
      await ask(origin, path, { headers: { ...SPOOFED, 'x-nonce': `${sent}` }, agent });
    }
  };
  const floods = Promise.all(Array.from({ length: AT_ONCE }, stream));
  const found = await each(ROUTES, async ([path, status]) =>
    unless(`${path} in the flood`, (await ask(origin, path)).status, [status]),
  );
  await floods.catch((fault) => found.push(`the flood itself: ${fault.message}`));
  agent.destroy();
  return found;
}

const SECRETS = /root:x:0|"dependencies"|NEWS_API_URL=|\[core\]|createServer/;
const LONGEST_BODY = 2_000_000;

/** @param {string} origin */
const badPaths = (origin) =>
  each(BAD_PATHS, async (path) => {
    const { status, headers, body } = await ask(origin, path);
    const what = path.slice(0, 60);
    if (status >= 500) return `${what}: ${status}`;
    if (SECRETS.test(body)) return `${what}: tells what is no page`;
    if (body.length > LONGEST_BODY) return `${what}: ${body.length} bytes`;
    if (headers['set-cookie']) return `${what}: sets a cookie`;
    const away = new URL(headers.location ?? '/', origin).host !== new URL(origin).host;
    return away ? `${what}: leads to ${headers.location}` : null;
  });

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'LOCK'];

/** @type {readonly Attack[]} */
export const ATTACKS = [
  { name: `${FLOOD} unknown URLs with spoofed internal headers`, run: flood },
  {
    name: 'spoofed internal headers',
    run: (origin) =>
      each(ROUTES, async ([path, status]) => {
        const answer = await ask(origin, path, { headers: SPOOFED });
        const told = /evil\.example/.test(answer.body + JSON.stringify(answer.headers));
        return told ? `${path}: repeats a header` : unless(path, answer.status, [status]);
      }),
  },
  { name: 'bad, hostile and endless paths', run: badPaths },
  {
    name: 'bodies of 9 GB and other methods',
    run: (origin) =>
      each(
        METHODS.flatMap((method) =>
          ['/', '/api/posters', '/icons.svg', '/nothing-here'].map((path) => ({ method, path })),
        ),
        async ({ method, path }) => {
          const headers = { 'content-length': '9000000000', 'next-action': 'x' };
          const { status } = await ask(origin, path, { method, headers });
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
            async (path) => (await ask(origin, path, { headers })).status,
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
        const answer = await sendBytes(origin, bytes);
        return /^HTTP\/1\.1 4\d\d/.test(answer) || answer === ''
          ? null
          : `${bytes.slice(0, 40)}: ${answer.slice(0, 40)}`;
      }),
  },
  {
    name: 'smuggling and what is no HTTP',
    run: (origin) =>
      each(NOT_HTTP, async (bytes) => {
        const answer = await sendBytes(origin, bytes, 2_000);
        return /^HTTP\/1\.1 [235]/.test(answer)
          ? `${JSON.stringify(bytes.slice(0, 60))}: ${answer.slice(0, 20)}`
          : null;
      }),
  },
  {
    name: '200 connections that never finish their request',
    run: async (origin) => {
      const slow = Array.from({ length: 200 }, () =>
        sendBytes(origin, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', 4_000),
      );
      const found = await each(ROUTES, async ([path, status]) =>
        unless(`${path} meanwhile`, (await ask(origin, path)).status, [status]),
      );
      await Promise.all(slow);
      return found;
    },
  },
];
