import { createRenderSlots } from './renderSlots.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('node:net').Socket} Socket
 */

/**
 * 2,000 pipelined requests on one connection (58 KB) took 800 MB and delayed every other reader by
 * over 20 s.
 */
const PER_CONNECTION = 8;
/** About 2,000 pages or 600 pictures. */
const UNREAD_BYTES = 64_000_000;
/**
 * Sums unread bytes only once per `open.size / LOOKS_AT` requests, so that the cost per request
 * stays constant.
 */
const LOOKS_AT = 16;

/**
 * @param {{ perConnection?: number, unreadBytes?: number } & Parameters<typeof createRenderSlots>[0]} [limits]
 */
export function createLoadLimit({
  perConnection = PER_CONNECTION,
  unreadBytes = UNREAD_BYTES,
  ...limits
} = {}) {
  const { note, ...slots } = createRenderSlots(limits);
  /**
   * Oldest first. Every way a response ends must remove it.
   *
   * @type {Set<ServerResponse>}
   */
  const open = new Set();
  /** @type {WeakMap<Socket, Set<ServerResponse>>} */
  const openOf = new WeakMap();
  let notLookedAt = 0;

  /**
   * Node emits `close` only for the response being sent; pipelined ones behind it get none.
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

  function cutUnread() {
    notLookedAt += LOOKS_AT;
    if (notLookedAt < open.size) return;
    notLookedAt = 0;
    const unread = [...open].filter(({ writableLength }) => writableLength > 0);
    const bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (bytes > unreadBytes) unread[0]?.req.socket.destroy();
  }

  return {
    ...slots,

    /**
     * Cuts a connection with too many requests; cuts the oldest unread response once unread bytes
     * exceed the limit.
     *
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     * @returns {boolean} false if the connection was cut
     */
    accepts({ socket }, response) {
      if (socket.destroyed) return false;
      const ofConnection = responsesOf(socket);
      if (ofConnection.size >= perConnection) {
        socket.destroy();
        return false;
      }
      cutUnread();
      note();
      ofConnection.add(response);
      open.add(response);
      response.once('close', () => {
        ofConnection.delete(response);
        open.delete(response);
      });
      return true;
    },
  };
}
