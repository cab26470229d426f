import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Returns an empty text for a missing file. An unreadable one throws, because a new file would
 * replace its data.
 *
 * @param {string} path
 */
export async function textIn(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (fault) {
    if (!lstatSync(path, { throwIfNoEntry: false })) return '';
    throw fault;
  }
}
