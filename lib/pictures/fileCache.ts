import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { causeChain } from '@/lib/log/causeChain.mjs';
import { log } from '@/lib/log/log.mjs';

type Options = {
  /** Absolute, or below the working directory; read when a file is. */
  folder: () => string;
  limitBytes: number;
};
export type CachedFile = { bytes: Uint8Array<ArrayBuffer>; ageMs: number };

/** How full the folder is after the oldest files were removed. */
const FILL_AFTER_PRUNING = 0.8;

/**
 * Files in a folder of limited size, which survive a restart and cost no memory. Where nothing can
 * be written there is no cache, which is logged once.
 */
export function fileCache({ folder, limitBytes }: Options) {
  let total: Promise<number> | null = null;
  let hasFailed = false;
  const at = (name: string) =>
    join(resolve(/* turbopackIgnore: true */ process.cwd(), folder()), name);

  async function files() {
    const names = await readdir(at('')).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({ name, ...(await sizeAndAge(at(name))) })),
    );
    return found.sort((one, other) => one.mtimeMs - other.mtimeMs);
  }

  /** Removes the oldest files; the bytes that are left. */
  async function prune(): Promise<number> {
    const present = await files();
    let bytes = present.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of bytes > limitBytes ? present : []) {
      if (bytes <= limitBytes * FILL_AFTER_PRUNING) break;
      await rm(at(name), { force: true });
      bytes -= size;
    }
    return bytes;
  }

  return {
    async read(name: string): Promise<CachedFile | null> {
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(at(name)), stat(at(name))]);
        return { bytes: new Uint8Array(bytes), ageMs: Date.now() - mtimeMs };
      } catch {
        return null;
      }
    },

    async write(name: string, bytes: Uint8Array): Promise<void> {
      try {
        await mkdir(at(''), { recursive: true });
        // Written under another name first: a reader must never see half a file.
        const unfinished = at(`${randomUUID()}.part`);
        await writeFile(unfinished, bytes);
        await rename(unfinished, at(name));
        total =
          total?.then((before) =>
            before + bytes.byteLength > limitBytes ? prune() : before + bytes.byteLength,
          ) ?? prune();
        await total;
      } catch (fault) {
        total = null; // counted anew by the next write
        if (!hasFailed) log.error(`pictures: cannot be cached: ${causeChain(fault)}`);
        hasFailed = true;
      }
    },
  };
}

const sizeAndAge = (path: string) => stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
