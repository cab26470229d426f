import { readFile } from 'node:fs/promises';
import { codeOf } from '../../lib/makeFolder.mjs';

/**
 * Null without such a file. One that cannot be read fails, for it would be written anew as empty.
 *
 * @param {string} path
 */
export const readIfThere = (path) =>
  readFile(path, 'utf8').catch((fault) => {
    if (codeOf(fault) === 'ENOENT') return null;
    throw fault;
  });
