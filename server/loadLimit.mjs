// @ts-check

import { setImmediate as nextTurn } from 'node:timers/promises';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('node:net').Socket} Socket
 */

/**
 * Per connection: 2,000 pipelined requests (58 KB) took 800 MB and delayed every other reader by
 * over 20 s.
 */
const PER_CONNECTION = 8;
/** The process renders 50 to 120 pages a second, so 24 wait under half a second. */
const RENDERING = 24;
/** Renders stalled by slow readers; each keeps its whole render in memory. */
const STALLED = 24;
/** Unread response bytes: some 2,000 pages or 600 pictures. */
const UNREAD_BYTES = 64_000_000;

const BURST_MS = 500;

/**
 * Exceeds any render, in timed-out provider calls: a sitemap file makes 50, four at once
 * (`lib/seo/sitemaps/archiveSitemap.ts`), a story two.
 */
export const LONGEST_RENDER_CALLS = 20;

const LONGEST_RENDER_MS = LONGEST_RENDER_CALLS * 3_000;

export function createLoadLimit({
  perConnection = PER_CONNECTION,
  rendering: mostRendering = RENDERING,
  stalled: mostStalled = STALLED,
  unreadBytes = UNREAD_BYTES,
  longestRenderMs = LONGEST_RENDER_MS,
} = {}) {
  /**
   * Responses by age, with the time they got a place; null before. Every way a response ends must
   * remove it.
   *
   * @type {Map<ServerResponse, number | null>}
   */
  const open = new Map();
  /** @type {WeakMap<Socket, Set<ServerResponse>>} */
  const openOf = new WeakMap();
  let accepted = 0;
  /** @type {Promise<void> | null} */
  let burst = null;

  /**
   * Node accepts one connection per event-loop turn: rendering in between would hide how many
   * requests are waiting.
   */
  async function endOfBurst() {
    const start = performance.now();
    await nextTurn();
    for (let seen = -1; seen !== accepted && performance.now() - start < BURST_MS;) {
      seen = accepted;
      await nextTurn();
    }
    burst = null;
  }

  /**
   * Node emits `close` only for the response being sent; pipelined ones behind it get no event.
   *
   * @param {Socket} socket
   */
  function responsesOf(socket) {
    const known = openOf.get(socket);
    if (known) return known;
    /** @type {Set<ServerResponse>} */
    const responses = new Set();
    openOf.set(socket, responses);
    socket.once('close', () => {
      for (const response of responses) if (!response.socket) response.destroy().emit('close');
    });
    return responses;
  }

  const incomplete = () =>
    [...open].filter(([{ writableEnded }, at]) => at !== null && !writableEnded);
  const taken = () => incomplete().filter(([{ writableNeedDrain }]) => !writableNeedDrain);

  function allTakenMs() {
    const since = taken().map(([, at]) => at ?? 0);
    return since.length < mostRendering ? 0 : performance.now() - Math.max(...since);
  }

  /** @param {ServerResponse} response */
  function cutOverdue(response) {
    if (!taken().some(([one]) => one === response)) return;
    const message = 'server: a response was cut that had not come to its end';
    logThrottled('error', { key: message, message });
    response.req.socket.destroy();
  }

  return {
    /**
     * Cuts connections with too many requests, and the longest-unread response once unread bytes
     * exceed the limit.
     *
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     * @returns {boolean} whether the request is to be answered
     */
    accepts({ socket }, response) {
      // Pipelined requests of the connection that was just cut.
      if (socket.destroyed) return false;
      const ofConnection = responsesOf(socket);
      if (ofConnection.size >= perConnection) {
        socket.destroy();
        return false;
      }
      const unread = [...open.keys()].filter(({ writableLength }) => writableLength > 0);
      const bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
      if (bytes > unreadBytes) unread[0]?.req.socket.destroy();
      accepted++;
      ofConnection.add(response);
      open.set(response, null);
      response.once('close', () => {
        ofConnection.delete(response);
        open.delete(response);
      });
      return true;
    },

    /**
     * Slow readers hold no place, or they would lock others out. A render that never ends is cut
     * after twice the longest render.
     *
     * @param {ServerResponse} response
     * @returns {Promise<'admitted' | 'busy' | 'gone'>} `busy`: all are taken; `gone`: nobody waits for it
     */
    async admits(response) {
      await (burst ??= endOfBurst());
      if (!open.has(response) || response.req.socket.destroyed) return 'gone';
      const stalled = incomplete().filter(([{ writableNeedDrain }]) => writableNeedDrain);
      if (stalled.length > mostStalled) stalled[0]?.[0].req.socket.destroy();
      if (taken().length >= mostRendering) return 'busy';
      open.set(response, performance.now());
      const overdue = setInterval(() => cutOverdue(response), 2 * longestRenderMs).unref();
      response.once('close', () => clearInterval(overdue));
      return 'admitted';
    },

    allTakenMs,

    taken: () => taken().length,

    /** Places taken for longer than any render mean a fault, not load. */
    isStuck: () => allTakenMs() > longestRenderMs,
  };
}
