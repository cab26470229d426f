// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const EXTENSIONS = ['', '.tsx', '.ts', '.mjs'];
const SCRIPT = /\.(tsx?|mjs)$/;

/**
 * The project's own script that an import names; undefined for packages, data and style sheets.
 *
 * @param {string} root
 * @param {string} from
 * @param {string} specifier
 */
function resolveImport(root, from, specifier) {
  const own = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!own) return undefined;
  const base = specifier.startsWith('@/')
    ? join(root, specifier.slice(2))
    : resolve(dirname(from), specifier);
  return EXTENSIONS.map((extension) => base + extension).find(
    (file) => SCRIPT.test(file) && existsSync(file),
  );
}

/**
 * The project's scripts that these entries import, themselves included, directly or by others, at
 * once or on demand.
 *
 * @param {string} root The folder that `@/` stands for.
 * @param {readonly string[]} entries
 * @returns {Set<string>}
 */
export function sourcesOf(root, entries) {
  /** @type {Set<string>} */
  const found = new Set();
  const ahead = [...entries];
  for (let file = ahead.pop(); file; file = ahead.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const imported = resolveImport(root, file, fileName);
      if (imported) ahead.push(imported);
    }
  }
  return found;
}
