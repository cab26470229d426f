import { createHash, timingSafeEqual } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../lib/makeFolder.mjs';
import { log } from '../../lib/telemetry/log.mjs';
import { keptSchema } from './askSchema.mjs';
import { textIn } from './textIn.mjs';

/**
 * @typedef {z.output<typeof keptSchema>} Kept
 * @typedef {import('./askSchema.mjs').Subscription} Subscription
 * @typedef {import('./askSchema.mjs').Choice} Choice
 */

const lineSchema = z.union([
  z.object({ start: keptSchema }),
  z.object({ end: z.string().length(43) }),
]);

const MOST = 100_000;
const SLACK = 1000;

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('base64url');

/** @param {Subscription} subscription */
export const idOf = ({ endpoint }) => hashOf(endpoint);

/** @param {string} text */
function lineOf(text) {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Knowing the address alone changes nothing.
 *
 * @param {Subscription} one
 * @param {Subscription} other
 */
const isSame = (one, other) =>
  timingSafeEqual(Buffer.from(hashOf(one.keys.auth)), Buffer.from(hashOf(other.keys.auth)));

/** @param {Kept} kept */
const startLine = (kept) => `${JSON.stringify({ start: kept })}\n`;

/**
 * Subscribers, as a file of JSON lines that one process writes. It belongs to one public key,
 * because browsers bind subscriptions to it.
 *
 * @param {string} folder made where it is missing
 * @param {{ publicKey: string, most?: number, slack?: number }} options
 */
export async function openSubscriptions(folder, { publicKey, most = MOST, slack = SLACK }) {
  await makeFolder(folder, 0o700);
  const path = join(folder, `subscriptions-${hashOf(publicKey).slice(0, 8)}.jsonl`);
  /** @type {Map<string, Kept>} */
  const all = new Map();
  /** @param {string} id */
  const mayStart = (id) => all.has(id) || all.size < most;
  let lines = 0;
  let unread = 0;
  const text = await textIn(path);
  for (const each of text.split('\n')) {
    if (each === '') continue;
    lines++;
    const line = lineOf(each);
    if (!line) unread++;
    else if ('end' in line) all.delete(line.end);
    else if (mayStart(idOf(line.start.subscription)))
      all.set(idOf(line.start.subscription), line.start);
  }
  if (unread > 0) log.warn(`push: ${unread} lines of ${path} cannot be read and are left out`);

  async function writeAnew() {
    const fresh = await open(`${path}.new`, 'w', 0o600);
    try {
      await fresh.writeFile([...all.values()].map(startLine).join(''));
      await fresh.sync();
    } finally {
      await fresh.close();
    }
    await rename(`${path}.new`, path);
    lines = all.size;
  }

  await writeAnew();
  let file = await open(path, 'a', 0o600);

  /** One write after the other. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /**
   * @param {string} text whole lines
   * @param {number} count
   */
  async function append(text, count) {
    // A full disk may have cut the line before.
    await file.writeFile(`\n${text}`);
    await file.datasync();
    lines += count;
  }

  async function tidy() {
    if (lines <= 2 * all.size + slack) return;
    await writeAnew();
    await file.close();
    file = await open(path, 'a', 0o600);
  }

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  function inTurn(work) {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  return {
    get size() {
      return all.size;
    },
    all: () => all.values(),

    /**
     * @param {Kept} kept
     * @returns {Promise<'kept' | 'full'>} once it is on the disk
     */
    start: (kept) =>
      inTurn(async () => {
        const id = idOf(kept.subscription);
        const known = all.get(id);
        if (known && !isSame(known.subscription, kept.subscription)) return 'kept';
        if (known && startLine(known) === startLine(kept)) return 'kept';
        if (!mayStart(id)) return 'full';
        await append(startLine(kept), 1);
        all.set(id, kept);
        await tidy();
        return 'kept';
      }),

    /** @param {Subscription} subscription */
    end: (subscription) =>
      inTurn(async () => {
        const id = idOf(subscription);
        const known = all.get(id);
        if (!known || !isSame(known.subscription, subscription)) return;
        await append(`${JSON.stringify({ end: id })}\n`, 1);
        all.delete(id);
        await tidy();
      }),

    /** @param {readonly string[]} ids of those that their service no longer knows */
    drop: (ids) =>
      inTurn(async () => {
        const gone = ids.filter((id) => all.has(id));
        if (gone.length === 0) return;
        await append(gone.map((id) => `${JSON.stringify({ end: id })}\n`).join(''), gone.length);
        for (const id of gone) all.delete(id);
        await tidy();
      }),

    close: () => inTurn(() => file.close()),
  };
}

/** @typedef {Awaited<ReturnType<typeof openSubscriptions>>} Subscriptions */
