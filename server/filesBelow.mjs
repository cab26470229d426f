import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whatever is below a folder, also behind a link, by its path from there. Where it gives entries, Node 20 leaves out
 * what linked folders hold.
 *
 * @param {string} folder
 * @param {'isFile' | 'isDirectory'} kind
 */
const below = (folder, kind) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.[kind](),
  );

/** @param {string} folder */
export const filesBelow = (folder) => below(folder, 'isFile');

/** @param {string} folder */
export const foldersBelow = (folder) => below(folder, 'isDirectory');
