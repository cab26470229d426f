// What one client can take from all others: render slots, memory, connections.

import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { sendUnread } from './ask.mjs';
import { each, routesAtRest, unless } from './judge.mjs';
import { SPOOFED } from './requests.mjs';

/**
 * Odd numbers share a render (`server/sharedRenders.mjs`); the query gives each even one its own.
 *
 * @param {number} number
 */
const requestOf = (number) =>
  `GET ${number % 2 ? '/' : `/?n=${number}`} HTTP/1.1\r\nhost: x\r\n\r\n`;

/**
 * Requests every kind of page while connections leave answers unread. Meanwhile 503 is allowed, a
 * late answer is not.
 *
 * @param {string} origin
 * @param {import('./judge.mjs').Send} send
 * @param {{ connections: number, requests: number }} crowd
 *   number of connections, and of requests that each sends at once
 */
export async function leaveUnread(origin, send, { connections, requests }) {
  const { routes, found: atRest } = await routesAtRest(origin, send);
  const ends = Array.from({ length: connections }, (_, connection) =>
    sendUnread(
      origin,
      Array.from({ length: requests }, (__, number) => requestOf(connection + number)).join(''),
    ),
  );
  const found = await each(routes, async ([path, status]) =>
    unless(`${path} meanwhile`, (await send(origin, path)).status, [status, 503]),
  );
  for (const end of ends) end();
  const after = await each(routes, async ([path, status]) =>
    unless(`${path} afterwards`, (await send(origin, path)).status, [status]),
  );
  return [...atRest, ...found, ...after];
}

const AT_ONCE = 8;

/**
 * @param {string} origin
 * @param {number} requests
 * @param {import('./judge.mjs').Send} send
 */
export async function flood(origin, requests, send) {
  const { routes, found: atRest } = await routesAtRest(origin, send);
  const agent = new (origin.startsWith('https:') ? SecureAgent : Agent)({
    keepAlive: true,
    maxSockets: AT_ONCE,
  });
  let sent = 0;
  /** @type {Set<number>} */
  const statuses = new Set();
  const stream = async () => {
    while (sent++ < requests) {
      const path = `/api/nope/${sent}?${'x'.repeat(sent % 500)}`;
      const headers = { ...SPOOFED, 'x-nonce': `${sent}` };
      statuses.add((await send(origin, path, { headers, agent })).status);
    }
  };
  const floods = Promise.allSettled(Array.from({ length: AT_ONCE }, stream));
  const found = await each(routes, async ([path, status]) =>
    unless(`${path} in the flood`, (await send(origin, path)).status, [status]),
  );
  for (const one of await floods)
    if (one.status === 'rejected') found.push(`the flood itself: ${one.reason}`);
  agent.destroy();
  return [
    ...atRest,
    ...found,
    ...[...statuses].flatMap((status) => unless('the flood', status, [404]) ?? []),
  ];
}
