// Sends requests as an attacker would: nothing is escaped, corrected or followed.

import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { connect as secureConnect } from 'node:tls';

const TIMEOUT_MS = 10_000;

/**
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }} AttackResponse
 * @typedef {{ method?: string, headers?: Record<string, string | string[]>, agent?: import('node:http').Agent, timeoutMs?: number }} Options
 */

/**
 * @param {string} origin
 * @param {string} path sent unchanged
 * @param {Options} [options]
 * @returns {Promise<AttackResponse>}
 * @throws Error if the connection breaks or the time is up
 */
export function ask(
  origin,
  path,
  { method = 'GET', headers = {}, agent, timeoutMs = TIMEOUT_MS } = {},
) {
  const send = origin.startsWith('https:') ? secureRequest : request;
  return new Promise((done, fail) => {
    const sent = send(origin, { path, method, headers, agent, timeout: timeoutMs }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    sent.on('error', fail);
    // Sends the headers only: a server that waits for the announced body would not answer.
    if (Object.keys(headers).some((name) => /^content-length$/i.test(name))) sent.flushHeaders();
    else sent.end();
  });
}

/** @param {string} origin */
function connectTo(origin) {
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const at = { host: hostname, port: Number(port) || (isSecure ? 443 : 80) };
  return isSecure ? secureConnect({ ...at, servername: hostname }) : connect(at);
}

/**
 * @param {string} origin
 * @param {string} bytes
 * @returns {() => void} closes the connection
 */
export function sendUnread(origin, bytes) {
  const socket = connectTo(origin).pause();
  socket.on('error', () => {}).write(bytes, 'latin1');
  return () => socket.destroy();
}

/**
 * Sends bytes on a connection of its own, which it closes after a while, or at the first byte of
 * the answer.
 *
 * @param {string} origin
 * @param {string} bytes
 * @param {number} afterMs
 * @returns {Promise<void>} settles once closed
 */
export function sendAndLeave(origin, bytes, afterMs) {
  return new Promise((done) => {
    const socket = connectTo(origin);
    const leave = () => socket.destroy();
    socket.on('error', () => {}).on('close', () => done());
    socket.once('data', leave).setTimeout(TIMEOUT_MS, leave);
    socket.write(bytes, 'latin1', () => setTimeout(leave, afterMs));
  });
}

/**
 * @param {string} origin
 * @param {string} bytes
 * @returns {Promise<{ answer: string, isClosed: boolean }>}
 *   what the server sent until it hung up or the time was up
 */
export function sendBytes(origin, bytes, timeoutMs = TIMEOUT_MS) {
  return new Promise((done) => {
    let answer = '';
    const socket = connectTo(origin);
    const end = (isClosed = true) => {
      socket.destroy();
      done({ answer, isClosed });
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => end()).on('error', () => end());
    socket.write(bytes, 'latin1');
  });
}
