import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../lib/makeFolder.mjs';
import { reasonOf } from '../lib/reasonOf.mjs';

/**
 * Creates a missing folder, and returns why it cannot be written to; null if it can.
 *
 * @param {string} folder
 * @returns {Promise<string | null>}
 */
export async function folderFault(folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'a');
    return null;
  } catch (fault) {
    return reasonOf(fault);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
