import { timingSafeEqual } from 'node:crypto';
import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../lib/makeFolder.mjs';
import { reasonOf } from '../../lib/reasonOf.mjs';
import { log } from '../../lib/telemetry/log.mjs';
import { hashOf, idOf, lineOf, startLine } from './subscriptionLines.mjs';
import { textIn } from './textIn.mjs';

/**
 * @typedef {import('./subscriptionLines.mjs').Kept} Kept
 * @typedef {import('./subscriptionSchemas.mjs').Subscription} Subscription
 * @typedef {import('./subscriptionSchemas.mjs').Choice} Choice
 */

const MOST = 100_000;
const SLACK = 1000;

/**
 * Compares the secret, so that knowing only the endpoint cannot change a subscription.
 *
 * @param {Subscription} one
 * @param {Subscription} other
 */
const isSame = (one, other) =>
  timingSafeEqual(Buffer.from(hashOf(one.keys.auth)), Buffer.from(hashOf(other.keys.auth)));

/**
 * Subscriptions in a file of JSON lines, which one process writes. Each public key has its own
 * file, because browsers bind subscriptions to the key.
 *
 * @param {string} folder created if missing
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

  async function writeAnew() {
    const fresh = await open(`${path}.new`, 'w', 0o600);
    try {
      await fresh.writeFile([...all.values()].map(startLine).join(''));
      await fresh.sync();
    } finally {
      await fresh.close();
    }
    await rename(`${path}.new`, path);
  }

  /** On a full disk the old lines stay until the next attempt. */
  async function tidy() {
    try {
      if (unread > 0) await keepDamaged(path, unread);
      await writeAnew();
      unread = 0;
    } catch (fault) {
      log.error(`push: cannot rewrite the list, the old file stays in use: ${reasonOf(fault)}`);
      await rm(`${path}.new`, { force: true }).catch(() => {});
    }
    lines = all.size;
  }

  if (unread > 0 || lines > all.size || !(await isPrivate(path))) await tidy();
  let file = await open(path, 'a', 0o600);

  /** Queues the writes. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /**
   * @param {string} text whole lines
   * @param {number} count
   */
  async function append(text, count) {
    // Begins with a newline, because a full disk may have cut the previous line.
    await file.writeFile(`\n${text}`);
    await file.datasync();
    lines += count;
  }

  async function tidyAtTimes() {
    if (lines <= 2 * all.size + slack) return;
    await tidy();
    const fresh = await open(path, 'a', 0o600);
    await file.close();
    file = fresh;
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
     * @returns {Promise<'kept' | 'full'>} once written to disk
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
        await tidyAtTimes();
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
        await tidyAtTimes();
      }),

    /** @param {readonly string[]} ids subscriptions that their push service no longer knows */
    drop: (ids) =>
      inTurn(async () => {
        const gone = ids.filter((id) => all.has(id));
        if (gone.length === 0) return;
        await append(gone.map((id) => `${JSON.stringify({ end: id })}\n`).join(''), gone.length);
        for (const id of gone) all.delete(id);
        await tidyAtTimes();
      }),

    close: () => inTurn(() => file.close()),
  };
}

/**
 * Copies the file first: a newer build may read lines that an older build or a manual edit broke.
 *
 * @param {string} path
 * @param {number} unread
 */
async function keepDamaged(path, unread) {
  const copy = `${path}.damaged-${new Date().toISOString().replaceAll(':', '')}`;
  await copyFile(path, copy).catch(async (fault) => {
    await rm(copy, { force: true });
    throw fault;
  });
  log.error(`push: left out ${unread} unreadable lines of ${path}; ${copy} has them all`);
}

/**
 * False if other users may read the file, as after a restored backup.
 *
 * @param {string} path
 */
async function isPrivate(path) {
  const found = await stat(path).catch(() => null);
  return !found || ((found.mode & 0o777) === 0o600 && found.uid === process.getuid?.());
}

/** @typedef {Awaited<ReturnType<typeof openSubscriptions>>} Subscriptions */
