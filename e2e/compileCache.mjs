// Loaded before the site's server in a test: what V8 has compiled of a build is kept for the next process that starts
// it, a third of what a start costs. `npm start`, and with it the kit, the other engines and the budget, do without.
// From Node 22 on, `module.enableCompileCache` does the same.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** The next build empties it. */
const FOLDER = '.next/code';
mkdirSync(FOLDER, { recursive: true });

const IS_KEPT = /\/(?:\.next\/server|node_modules\/next\/dist)\//;
/** Node 20 has none for a script from kept code. */
const HAS_DYNAMIC_IMPORT = /\bimport\(/;
const [HEAD = '', END = ''] = [
  '(function (exports, require, module, __filename, __dirname) { ',
  '\n})',
];

const { extensions } = createRequire(import.meta.url);
const load = extensions['.js'];

extensions['.js'] = (module, path) => {
  const source = IS_KEPT.test(path) ? readFileSync(path, 'utf8') : '';
  if (!source || HAS_DYNAMIC_IMPORT.test(source)) return load(module, path);
  const script = compiled(source, path);
  const run = script.runInThisContext();
  run.call(module.exports, module.exports, createRequire(path), module, path, dirname(path));
};

/**
 * What this process has compiled itself, by where it is kept.
 * @type {Map<string, Script>}
 */
const compiledHere = new Map();

/** @param {string} source @param {string} path */
function compiled(source, path) {
  const kept = join(FOLDER, createHash('sha1').update(source).digest('hex'));
  const cachedData = keptAt(kept);
  const options = { filename: path, columnOffset: -HEAD.length, cachedData };
  const script = new Script(HEAD + source + END, options);
  if (cachedData && !script.cachedDataRejected) return script;
  keep(kept, script);
  compiledHere.set(kept, script);
  return script;
}

// V8 compiles most functions at their first call: by the end all that were called are known.
process.on('exit', () => compiledHere.forEach((script, kept) => keep(kept, script)));

/** @param {string} kept @param {Script} script */
function keep(kept, script) {
  // Others may be starting the same build.
  writeFileSync(`${kept}.${process.pid}`, script.createCachedData());
  renameSync(`${kept}.${process.pid}`, kept);
}

/** @param {string} path */
function keptAt(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
