import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Dirent } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf, makeFolder } from '@/lib/makeFolder.mjs';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { log } from '@/lib/telemetry/log.mjs';

type Options = {
  folder: () => string;
  limitBytes: number;
};
export type CachedFile = { bytes: Uint8Array<ArrayBuffer>; ageMs: number };

const FILL_AFTER_PRUNING = 0.8;
/** Opening hundreds of thousands of files at once crashes the process. */
const FILES_AT_ONCE = 64;
/** The unit of `blocks` in `stat`, whatever the file system's block size. */
const BLOCK_BYTES = 512;
/** The names that this module and its caller use; other programs may write to the folder too. */
const OWN_FILE =
  /^(?:[0-9a-f]{64}\.(?:webp|jpeg)|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part)$/;
/** Folders of hosts with queries, and the probe of `server/folderFault.mjs`. */
const OWN_OTHER = /^(?:of-[0-9a-f]{64}|\.probe-\d+)$/;

/**
 * A bounded disk cache with SHA-256 names that survives restarts. Without write access it caches
 * nothing and logs once. Pruning deletes only its own files.
 */
export function fileCache({ folder, limitBytes }: Options) {
  let total: number | null = null;
  let added = 0;
  let pruning: Promise<void> | null = null;
  let hasFailed = false;
  let hasWarned = false;
  const at = (name: string) =>
    join(resolve(/* turbopackIgnore: true */ process.cwd(), folder()), name);

  async function files() {
    const entries = await readdir(at(''), { withFileTypes: true }).catch(() => []);
    const isOwn = (entry: Dirent) => entry.isFile() && OWN_FILE.test(entry.name);
    const names = entries.filter(isOwn).map(({ name }) => name);
    warnOfOthers(entries.filter((entry) => !isOwn(entry) && !OWN_OTHER.test(entry.name)).length);
    const found = [];
    for (let from = 0; from < names.length; from += FILES_AT_ONCE) {
      const some = names.slice(from, from + FILES_AT_ONCE);
      found.push(
        ...(await Promise.all(some.map(async (name) => ({ name, ...(await measure(at(name))) })))),
      );
    }
    return found.sort((one, other) => one.mtimeMs - other.mtimeMs);
  }

  async function prune(isDiskFull: boolean): Promise<void> {
    added = 0;
    const present = await files();
    let size = present.reduce((sum, { diskBytes }) => sum + diskBytes, 0);
    const allowedBytes = isDiskFull ? Math.min(size, limitBytes) : limitBytes;
    for (const { name, diskBytes } of isDiskFull || size > limitBytes ? present : []) {
      if (size <= allowedBytes * FILL_AFTER_PRUNING) break;
      await rm(at(name), { force: true });
      size -= diskBytes;
    }
    total = size + added;
  }

  function pruneInBackground({ isDiskFull = false } = {}): void {
    pruning ??= prune(isDiskFull)
      .catch(report)
      .finally(() => {
        pruning = null;
      });
  }

  function warnOfOthers(count: number): void {
    if (count > 0 && !hasWarned)
      log.warn(`pictures: PICTURE_CACHE has ${count} other files or folders, which stay`);
    hasWarned ||= count > 0;
  }

  function report(fault: unknown): void {
    if (!hasFailed) log.error(`pictures: cannot write to PICTURE_CACHE: ${causeChain(fault)}`);
    hasFailed = true;
  }

  return {
    async read(name: string): Promise<CachedFile | null> {
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(at(name)), stat(at(name))]);
        // A clock set back leaves files dated in the future, which must not count as fresh.
        return { bytes: new Uint8Array(bytes), ageMs: Math.abs(Date.now() - mtimeMs) };
      } catch {
        return null;
      }
    },

    async write(name: string, bytes: Uint8Array): Promise<void> {
      // Written to a temporary name first, so readers never see half a file.
      const unfinished = at(`${randomUUID()}.part`);
      try {
        await makeFolder(at(''));
        await writeFile(unfinished, bytes);
        const { diskBytes } = await measure(unfinished);
        await rename(unfinished, at(name));
        added += diskBytes;
        if (total !== null) total += diskBytes;
        if (total === null || total > limitBytes) pruneInBackground();
      } catch (fault) {
        report(fault);
        await rm(unfinished, { force: true }).catch(report);
        total = null;
        if (codeOf(fault) === 'ENOSPC') pruneInBackground({ isDiskFull: true });
      }
    },

    settled: async () => pruning,
  };
}

async function measure(path: string): Promise<{ diskBytes: number; mtimeMs: number }> {
  const found = await stat(path).catch(() => null);
  return { diskBytes: (found?.blocks ?? 0) * BLOCK_BYTES, mtimeMs: found?.mtimeMs ?? 0 };
}
