import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../lib/makeFolder.mjs';
import { textIn } from './textIn.mjs';

const DAY_MS = 86_400_000;
const MOST_KEPT = 200;

const sentSchema = z
  .array(z.object({ key: z.string(), at: z.number(), left: z.array(z.string()).optional() }))
  .catch([]);

/** @param {string} folder created if missing */
export async function openSentAlerts(folder) {
  await makeFolder(folder, 0o700);
  const path = join(folder, 'sent.json');
  let sent = sentSchema.parse(parsed(await textIn(path)));
  return {
    /** @param {string} key */
    has: (key) => sent.some((one) => one.key === key),
    /**
     * Ids of subscribers still without the alert, because the process ended.
     *
     * @param {string} key
     */
    leftOf(key) {
      const left = sent.find((one) => one.key === key)?.left;
      return left && new Set(left);
    },
    /**
     * Number of alerts within a day. A clock set back leaves some in the future, hence the absolute
     * difference.
     *
     * @param {number} now in epoch milliseconds
     */
    ofDay: (now) => sent.filter(({ at }) => Math.abs(now - at) < DAY_MS).length,
    /**
     * @param {string} key
     * @param {number} at in epoch milliseconds
     * @param {string[]} [left] ids of subscribers still without it
     * @throws Error if the file cannot be written
     */
    async add(key, at, left = []) {
      // Subscribers who missed an earlier alert get only the newest one.
      const others = sent
        .filter((one) => one.key !== key)
        .map((one) => ({ ...one, left: undefined }));
      const added = left.length > 0 ? { key, at, left } : { key, at };
      const next = [...others, added].slice(-MOST_KEPT);
      const file = await open(`${path}.new`, 'w', 0o600);
      try {
        await file.writeFile(JSON.stringify(next));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.new`, path);
      sent = next;
    },
  };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** @typedef {Awaited<ReturnType<typeof openSentAlerts>>} SentAlerts */
