import { setImmediate as nextTurn } from 'node:timers/promises';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';

/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {'admitted' | 'busy' | 'gone'} Admission `busy`: none was free in time; `gone`: nobody waits for it */

/** The process renders 50 to 120 pages a second, so 24 take under half a second. */
const RENDERING = 24;
/** Renders stalled by slow readers; each keeps its whole render in memory. */
const STALLED = 24;
/**
 * A slot that is free later answers in more than a second. Clients that ask again at once are
 * slowed down by it too.
 */
const WAIT_MS = 600;
const WAITING = 2000;

const BURST_MS = 100;

/**
 * Exceeds any render, in timed-out provider calls: a sitemap file makes 50, four at once
 * (`lib/seo/sitemaps/archiveSitemap.ts`), a story two.
 */
export const LONGEST_RENDER_CALLS = 20;

const LONGEST_RENDER_MS = LONGEST_RENDER_CALLS * 3_000;

/** Bounds how many pages are rendered at once: one waits a moment for a slot, then is refused. */
export function createRenderSlots({
  rendering: mostRendering = RENDERING,
  stalled: mostStalled = STALLED,
  waitMs = WAIT_MS,
  waiting: mostWaiting = WAITING,
  longestRenderMs = LONGEST_RENDER_MS,
} = {}) {
  /**
   * By age, with the time they got a slot. Every way a response ends must remove it.
   *
   * @type {Map<ServerResponse, number>}
   */
  const holders = new Map();
  /** @type {Map<ServerResponse, () => void>} */
  const queue = new Map();
  let asked = 0;
  /** @type {Promise<void> | null} */
  let burst = null;
  /** @type {Promise<void>} */
  let lastTurn = Promise.resolve();

  /**
   * Node accepts one connection per event-loop turn: rendering in between would hide how many
   * requests are waiting.
   */
  async function endOfBurst() {
    const start = performance.now();
    await nextTurn();
    for (let seen = -1; seen !== asked && performance.now() - start < BURST_MS;) {
      seen = asked;
      await nextTurn();
    }
    burst = null;
  }

  /** @param {ServerResponse} response */
  const isGone = ({ destroyed, closed, req }) => destroyed || closed || req.socket.destroyed;

  /**
   * Renders begin one a turn: at once, all 24 would end before the event loop sees that their
   * readers have left.
   *
   * @param {ServerResponse} response
   * @param {Admission} admission
   * @returns {Promise<Admission>}
   */
  async function inTurn(response, admission) {
    if (admission !== 'admitted') return admission;
    await (lastTurn = lastTurn.then(() => nextTurn()));
    return isGone(response) ? 'gone' : admission;
  }

  const incomplete = () => [...holders].filter(([{ writableEnded }]) => !writableEnded);
  const taken = () => incomplete().filter(([{ writableNeedDrain }]) => !writableNeedDrain);
  const isFree = () => holders.size < mostRendering || taken().length < mostRendering;

  function allTakenMs() {
    const since = taken().map(([, at]) => at);
    return since.length < mostRendering ? 0 : performance.now() - Math.max(...since);
  }

  /** @param {ServerResponse} response */
  function cutOverdue(response) {
    if (!taken().some(([one]) => one === response)) return;
    const message = 'server: a response was cut that had not come to its end';
    logThrottled('error', { key: message, message });
    response.req.socket.destroy();
  }

  function cutStalled() {
    const stalled = incomplete().filter(([{ writableNeedDrain }]) => writableNeedDrain);
    if (stalled.length > mostStalled) stalled[0]?.[0].req.socket.destroy();
  }

  function advance() {
    for (const admit of queue.values()) {
      if (!isFree()) return;
      admit();
    }
  }

  /** @param {ServerResponse} response */
  function take(response) {
    holders.set(response, performance.now());
    const overdue = setInterval(() => cutOverdue(response), 2 * longestRenderMs).unref();
    const giveBack = () => {
      clearInterval(overdue);
      if (holders.delete(response)) advance();
    };
    response.once('prefinish', giveBack).once('close', giveBack);
    return /** @type {const} */ ('admitted');
  }

  /**
   * @param {ServerResponse} response
   * @returns {Promise<Admission>}
   */
  const wait = (response) =>
    new Promise((decide) => {
      const overdue = setTimeout(() => {
        advance();
        leave('busy');
      }, waitMs);
      const onClose = () => leave('gone');
      /** @param {Admission} admission */
      const leave = (admission) => {
        if (!queue.delete(response)) return;
        clearTimeout(overdue);
        response.off('close', onClose);
        decide(admission);
      };
      response.once('close', onClose);
      queue.set(response, () => leave(take(response)));
    });

  return {
    note: () => void asked++,

    /**
     * Slow readers hold no slot, or they would lock others out. A render that never ends is cut
     * after twice the longest render.
     *
     * @param {ServerResponse} response
     * @returns {Promise<Admission>}
     */
    async admits(response) {
      await (burst ??= endOfBurst());
      if (isGone(response)) return 'gone';
      cutStalled();
      advance();
      if (queue.size === 0 && isFree()) return inTurn(response, take(response));
      return queue.size < mostWaiting ? inTurn(response, await wait(response)) : 'busy';
    },

    allTakenMs,

    taken: () => taken().length,

    /** Slots taken for longer than any render mean a fault, not load. */
    isStuck: () => allTakenMs() > longestRenderMs,
  };
}
