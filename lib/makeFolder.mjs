// Plain JavaScript, because the push server reads it as it is.

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @param {unknown} fault @returns {unknown} */
export const codeOf = (fault) =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined;

/**
 * Replaces Node's recursive `mkdir`, which never returns where a file system refuses folders with
 * ENOENT, as `/proc` does.
 *
 * @param {string} path what is there already stays
 * @param {number} [mode]
 * @returns {Promise<void>}
 */
export async function makeFolder(path, mode) {
  try {
    await mkdir(path, { mode });
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return;
    if (codeOf(fault) !== 'ENOENT' || dirname(path) === path) throw fault;
    await makeFolder(dirname(path), mode);
    await mkdir(path, { mode }).catch((again) => {
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}
