// @ts-check
import { setImmediate as nextTurn } from 'node:timers/promises';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('node:net').Socket} Socket
 */

/**
 * Of one connection. Browsers and nginx send one request after another; 2,000 pipelined ones (58 KB)
 * took 800 MB and made every other reader wait for longer than 20 s.
 */
const PER_CONNECTION = 8;
/** Pages of the process. It renders 50 to 120 a second: 24 wait for less than half a second. */
const RENDERING = 24;
/** Pages that cannot go on, since their readers do not take what is there; each holds all of its render. */
const STALLED = 24;
/** What is complete but for its reader: some 2,000 pages, 600 pictures. */
const UNREAD_BYTES = 64_000_000;

/** The longest that a request waits for others of its burst. */
const BURST_MS = 500;

/**
 * Longer than any render, in calls to the provider that run out of time, one after another: a file of
 * the sitemap makes 50, four at once (`lib/seo/sitemaps/archiveSitemap.ts`), a story two.
 */
export const LONGEST_RENDER_CALLS = 20;

/** With the default of `NEWS_TIMEOUT_MS`. */
const LONGEST_RENDER_MS = LONGEST_RENDER_CALLS * 3_000;

/** What is under way on a server. */
export function createLoadLimit({
  perConnection = PER_CONNECTION,
  rendering: mostRendering = RENDERING,
  stalled: mostStalled = STALLED,
  unreadBytes = UNREAD_BYTES,
  longestRenderMs = LONGEST_RENDER_MS,
} = {}) {
  /**
   * All responses under way, the oldest first, with the time at which each was given a place; null before.
   * Only what is in here has a place: whatever ends a response takes it out.
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
   * Settles once a turn of the event loop has brought no request. Node accepts one connection a turn: were
   * the first pages of a burst rendered in between, hundreds would wait for each other unseen.
   */
  async function endOfBurst() {
    const start = performance.now();
    await nextTurn(); // still the one of this request
    for (let seen = -1; seen !== accepted && performance.now() - start < BURST_MS;) {
      seen = accepted;
      await nextTurn();
    }
    burst = null;
  }

  /**
   * The responses under way on a connection. Node closes the one that it is sending when the connection
   * breaks, and says nothing of those that wait behind it.
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

  /** Milliseconds for which all places have been taken and none was given anew; 0 while one is free. */
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
     * Counts a request. A connection with too many under way is cut, and so is the one that has left its
     * response unread for longest when too much is.
     *
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     * @returns {boolean} whether the request is to be answered
     */
    accepts({ socket }, response) {
      // Requests that came in one packet with the one that was too many.
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
     * Takes one of the places for responses that are being rendered, until this one is complete or its
     * reader has gone. One that waits for its reader takes none: who reads nothing must not keep others
     * out. One that never comes to its end is cut after twice the longest render.
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

    /** How many places are taken. */
    taken: () => taken().length,

    /** Whether all are, for longer than any render lasts: a fault of the server, not load. */
    isStuck: () => allTakenMs() > longestRenderMs,
  };
}
