import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { log } from '@/lib/telemetry/log.mjs';

type Options = {
  /** Absolute, or below the working directory; read when a file is. */
  folder: () => string;
  /** Of disk, whole blocks counted. */
  limitBytes: number;
};
export type CachedFile = { bytes: Uint8Array<ArrayBuffer>; ageMs: number };

/** How full the folder is after the oldest files were removed. */
const FILL_AFTER_PRUNING = 0.8;
/** A folder may hold hundreds of thousands of small files: opened at once they ended the process. */
const FILES_AT_ONCE = 64;
/** The unit of `blocks` in `stat`. The block size of the file system does not change it. */
const BLOCK_BYTES = 512;

/**
 * Files in a folder of limited size, which survive a restart and cost no memory. Where nothing can
 * be written there is no cache, which is logged once. Nobody waits for the oldest to be removed.
 */
export function fileCache({ folder, limitBytes }: Options) {
  /** Bytes of disk; null until the folder has been counted. */
  let total: number | null = null;
  /** What was written since the folder began to be counted. */
  let added = 0;
  let pruning: Promise<void> | null = null;
  let hasFailed = false;
  const at = (name: string) =>
    join(resolve(/* turbopackIgnore: true */ process.cwd(), folder()), name);

  async function files() {
    // A folder within is that of another cache.
    const entries = await readdir(at(''), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const found = [];
    for (let from = 0; from < names.length; from += FILES_AT_ONCE) {
      const some = names.slice(from, from + FILES_AT_ONCE);
      found.push(
        ...(await Promise.all(some.map(async (name) => ({ name, ...(await measure(at(name))) })))),
      );
    }
    return found.sort((one, other) => one.mtimeMs - other.mtimeMs);
  }

  /**
   * Counts the folder, and removes the oldest files when it takes more than the limit, or when others
   * have filled the disk.
   */
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

  /** One at a time, whoever asks for it. */
  function pruneInBackground({ isDiskFull = false } = {}): void {
    pruning ??= prune(isDiskFull)
      .catch(report)
      .finally(() => {
        pruning = null;
      });
  }

  function report(fault: unknown): void {
    if (!hasFailed) log.error(`pictures: cannot be cached: ${causeChain(fault)}`);
    hasFailed = true;
  }

  return {
    async read(name: string): Promise<CachedFile | null> {
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(at(name)), stat(at(name))]);
        // One from the future, since the clock has been set back, must not be young until then.
        return { bytes: new Uint8Array(bytes), ageMs: Math.abs(Date.now() - mtimeMs) };
      } catch {
        return null;
      }
    },

    async write(name: string, bytes: Uint8Array): Promise<void> {
      // Written under another name first: a reader must never see half a file.
      const unfinished = at(`${randomUUID()}.part`);
      try {
        await mkdir(at(''), { recursive: true });
        await writeFile(unfinished, bytes);
        const { diskBytes } = await measure(unfinished);
        await rename(unfinished, at(name));
        added += diskBytes;
        if (total !== null) total += diskBytes;
        if (total === null || total > limitBytes) pruneInBackground();
      } catch (fault) {
        report(fault);
        await rm(unfinished, { force: true }).catch(report);
        total = null; // counted anew by the next write
        if (isFullDisk(fault)) pruneInBackground({ isDiskFull: true });
      }
    },

    /** Settles when no file is being removed. */
    settled: async () => pruning,
  };
}

const isFullDisk = (fault: unknown) =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'ENOSPC';

/** What a file takes of the disk, and when it was written; nothing once it has gone. */
async function measure(path: string): Promise<{ diskBytes: number; mtimeMs: number }> {
  const found = await stat(path).catch(() => null);
  return { diskBytes: (found?.blocks ?? 0) * BLOCK_BYTES, mtimeMs: found?.mtimeMs ?? 0 };
}
