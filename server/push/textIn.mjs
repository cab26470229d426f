import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * What a kept file says; nothing where there is none yet. One that is there and cannot be read must
 * not be begun anew.
 *
 * @param {string} path
 * @throws Error where it cannot be read
 */
export async function textIn(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (fault) {
    if (!lstatSync(path, { throwIfNoEntry: false })) return '';
    throw fault;
  }
}
