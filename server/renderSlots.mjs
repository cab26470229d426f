import { setImmediate as nextTurn } from 'node:timers/promises';
import { logThrottled } from '../lib/telemetry/logThrottled.mjs';

/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {'admitted' | 'busy' | 'gone'} Admission `busy`: no slot in time; `gone`: the reader has left */

/** The process renders 50 to 120 pages a second, so 24 take under half a second. */
const RENDERING = 24;
/** Renders stalled by slow readers; each keeps its whole output in memory. */
const STALLED = 24;
/**
 * A longer wait would delay answers beyond a second. The wait also slows clients that retry at
 * once.
 */
const WAIT_MS = 600;
const WAITING = 2000;

const BURST_MS = 100;

/**
 * Longer than any render, counted in timed-out provider calls: a sitemap file makes 50, four at a
 * time (`lib/seo/sitemaps/archiveSitemap.ts`); a story makes two.
 */
export const LONGEST_RENDER_CALLS = 20;

const LONGEST_RENDER_MS = LONGEST_RENDER_CALLS * 3_000;

export function createRenderSlots({
  rendering: mostRendering = RENDERING,
  stalled: mostStalled = STALLED,
  waitMs = WAIT_MS,
  waiting: mostWaiting = WAITING,
  longestRenderMs = LONGEST_RENDER_MS,
} = {}) {
  /**
   * Start time of each, oldest first. Every way a response ends must remove it.
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
   * Node accepts one connection per event-loop turn. Rendering in between would hide how many
   * requests wait.
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
   * Starts one render per turn. All 24 at once would finish before the event loop notices readers
   * who left.
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
    const message = 'server: cut a response that did not finish in time';
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
     * Slow readers hold no slot, or they would block others. A render that never ends is cut after
     * twice the longest render.
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

    /** Slots held longer than any render mean a fault, not load. */
    isStuck: () => allTakenMs() > longestRenderMs,
  };
}
