// @ts-check
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
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

/** What is under way on a server. */
export function createLoadLimit({
  perConnection = PER_CONNECTION,
  rendering: mostRendering = RENDERING,
  stalled: mostStalled = STALLED,
  unreadBytes = UNREAD_BYTES,
} = {}) {
  /** All responses under way, the oldest first. @type {Set<ServerResponse>} */
  const open = new Set();
  /** Those that were given a place. @type {Set<ServerResponse>} */
  const admitted = new Set();
  /** @type {WeakMap<import('node:net').Socket, number>} */
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
      const ofConnection = (openOf.get(socket) ?? 0) + 1;
      if (ofConnection > perConnection) {
        socket.destroy();
        return false;
      }
      const unread = [...open].filter(({ writableLength }) => writableLength > 0);
      const bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
      if (bytes > unreadBytes) unread[0]?.req.socket.destroy();
      accepted++;
      openOf.set(socket, ofConnection);
      open.add(response);
      response.once('close', () => {
        openOf.set(socket, (openOf.get(socket) ?? 1) - 1);
        open.delete(response);
        admitted.delete(response);
      });
      return true;
    },

    /**
     * Takes one of the places for responses that are being rendered, until this one is complete. One
     * that waits for its reader takes none: who reads nothing must not keep others out.
     *
     * @param {ServerResponse} response
     * @returns {Promise<boolean>} whether there was one
     */
    async admits(response) {
      await (burst ??= endOfBurst());
      const incomplete = [...admitted].filter(({ writableEnded }) => !writableEnded);
      const stalled = incomplete.filter(({ writableNeedDrain }) => writableNeedDrain);
      if (stalled.length > mostStalled) stalled[0]?.req.socket.destroy();
      const hasPlace = incomplete.length - stalled.length < mostRendering;
      if (hasPlace) admitted.add(response);
      return hasPlace;
    },
  };
}
