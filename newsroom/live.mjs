import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('./feeds.mjs').Item} Item
 * @typedef {{ headline?: string, content: string, isKey?: boolean, edit?: string, withdrawn?: boolean }} Line
 * @typedef {{ story: Item, author: string, script: Line[] }} Session
 */

const MINUTE_MS = 60_000;
/** A session restarts after this time, and is over for its last minutes. */
const CYCLE_MIN = 240;
const OVER_MIN = 10;
const EDITED_AFTER_MIN = 3;
const WITHDRAWN_AFTER_MIN = 4;

/** @param {number} n */
const minuteOf = (n) => Math.floor(n / 2) * 3 + (n % 2);

/** @param {number} ms */
const iso = (ms) => new Date(ms).toISOString();

/**
 * Creates live stories from the clock alone, so that all processes agree.
 *
 * @param {string} folder one file per language
 * @returns {(now: number) => { version: number, items: Item[] }} `version` is the minute
 */
export function createLive(folder) {
  const sessions = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => /** @type {Session} */ (JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return (now) => {
    const minute = Math.floor(now / MINUTE_MS);
    return { version: minute, items: sessions.map((session) => liveStory(session, minute)) };
  };
}

/**
 * @param {Session} session
 * @param {number} minute
 * @returns {Item}
 */
function liveStory({ story, author, script }, minute) {
  const cycle = Math.floor(minute / CYCLE_MIN);
  const start = cycle * CYCLE_MIN;
  const last = Math.min(minute - start, CYCLE_MIN - OVER_MIN);
  /** @type {Item[]} */
  const updates = [];
  for (let n = 0; minuteOf(n) <= last; n++) {
    const { withdrawn, edit, ...line } = script[n % script.length] ?? { content: '' };
    const age = minute - start - minuteOf(n);
    if (withdrawn && age >= WITHDRAWN_AFTER_MIN) continue;
    const isEdited = edit !== undefined && age >= EDITED_AFTER_MIN;
    const at = (start + minuteOf(n)) * MINUTE_MS;
    updates.push({
      id: `${cycle}-${n + 1}`,
      timestamp: iso(at),
      author,
      ...line,
      ...(line.headline && { headline: line.headline.replace('{number}', String(n + 1)) }),
      content: line.content.replace('{number}', String(n + 1)) + (isEdited ? `\n\n${edit}` : ''),
      ...(isEdited && { updatedAt: iso(at + EDITED_AFTER_MIN * MINUTE_MS) }),
    });
  }
  const isOver = minute - start > CYCLE_MIN - OVER_MIN;
  return {
    ...story,
    timestamp: iso(start * MINUTE_MS),
    coverageStart: iso(start * MINUTE_MS),
    ...(isOver && { coverageEnd: iso((start + CYCLE_MIN - OVER_MIN) * MINUTE_MS) }),
    pinnedUpdate: updates.findLast(({ isKey }) => isKey)?.id,
    updates: updates.reverse(),
  };
}
