// @ts-check
/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * Of one connection. Browsers and nginx send one request after another; 2,000 pipelined ones (58 KB)
 * took 800 MB and kept every other reader waiting for longer than 20 s.
 */
const PER_CONNECTION = 8;
/** Pages of the process. It renders 50 to 120 a second: 24 wait for less than half a second. */
const RENDERING = 24;
/** Responses that wait for their reader, each with up to a page or a picture in memory. */
const UNREAD = 200;

/** What is under way on a server; `/metrics` and tests have servers of their own. */
export function createLoadLimit({
  perConnection = PER_CONNECTION,
  rendering: most = RENDERING,
  unread = UNREAD,
} = {}) {
  /** All responses under way, the oldest first. @type {Set<ServerResponse>} */
  const open = new Set();
  /** @type {Set<ServerResponse>} */
  const rendering = new Set();
  /** @type {WeakMap<import('node:net').Socket, number>} */
  const openOf = new WeakMap();

  return {
    /**
     * Counts a request. A connection with too many under way is cut, and so is the one that has left its
     * response unread for longest when too many do.
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
      const waiting = [...open].filter(isUnread);
      if (waiting.length >= unread) waiting[0]?.req.socket.destroy();
      openOf.set(socket, ofConnection);
      open.add(response);
      response.once('close', () => {
        openOf.set(socket, (openOf.get(socket) ?? 1) - 1);
        open.delete(response);
        rendering.delete(response);
      });
      return true;
    },

    /**
     * Takes one of the places for responses that are being rendered, until this one is complete. One
     * that waits for its reader takes none: who reads nothing must not keep others out.
     *
     * @param {ServerResponse} response
     * @returns {boolean} whether there was one
     */
    admits(response) {
      const busy = [...rendering].filter((one) => !isUnread(one));
      if (busy.length < most) rendering.add(response);
      return busy.length < most;
    },
  };
}

/** Whether all that a response can do is wait for its reader. @param {ServerResponse} response */
const isUnread = ({ writableEnded, writableNeedDrain }) => writableEnded || writableNeedDrain;
