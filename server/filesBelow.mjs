import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = ['.git', 'node_modules'];

/**
 * Relative paths of everything in a folder, through symbolic links too. Node's recursive `readdir`
 * would follow circular links for ever.
 *
 * @param {string} folder
 * @param {'isFile' | 'isDirectory'} kind
 * @param {readonly string[]} [around] real paths of its parents
 * @returns {string[]}
 */
function below(folder, kind, around = []) {
  const real = realpathSync(folder);
  if (around.includes(real)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (SKIPPED.includes(name) || !existsSync(path)) return [];
    const found = statSync(path);
    const inside = found.isDirectory() ? below(path, kind, [...around, real]) : [];
    return [...(found[kind]() ? [name] : []), ...inside.map((one) => join(name, one))];
  });
}

/** @param {string} folder */
export const filesBelow = (folder) => below(folder, 'isFile');

/** @param {string} folder */
export const foldersBelow = (folder) => below(folder, 'isDirectory');
