import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const EXTENSIONS = ['', '.tsx', '.ts', '.mjs'];
const SCRIPT = /\.(tsx?|mjs)$/;

/**
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

/** @typedef {{ text: string, imports: string[] }} Source */

/**
 * @param {string} root
 * @param {string} file
 * @returns {Source}
 */
function read(root, file) {
  const text = readFileSync(file, 'utf8');
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => resolveImport(root, file, fileName) ?? []);
  return { text, imports };
}

/**
 * Every project script that the entries import, directly or not, including dynamic imports.
 *
 * @param {string} root The folder that `@/` stands for.
 * @param {readonly string[]} entries
 * @param {Map<string, Source>} [known] What has been read, for entries that share most of it.
 * @returns {Set<string>}
 */
export function sourcesOf(root, entries, known = new Map()) {
  /** @type {Set<string>} */
  const found = new Set();
  const ahead = [...entries];
  for (let file = ahead.pop(); file; file = ahead.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const source = known.get(file) ?? read(root, file);
    known.set(file, source);
    ahead.push(...source.imports);
  }
  return found;
}
