// Lint rules beyond Oxlint, for all or the given files; `--no-regexps` skips the regular
// expressions. Prints one line per fault; exits with 1.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LONG, longCommentLines } from './longComments.mjs';
import { physicalLines } from './physicalSides.mjs';
import { whySlow } from './slowRegexps.mjs';
import { isTest, readSource } from './sourceRules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS =
  'app bench components deploy features lib newsroom scripts server site sources tools'.split(' ');
const SOURCE = new RegExp(String.raw`^(?:(?:${FOLDERS.join('|')})/.*|[^/]+)\.(?:[cm]js|tsx?)$`);
const SHEET = /^(?:app|components|features|tools)\/.*\.css$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-regexps': { type: 'boolean' } },
});
const given = positionals.map((path) => relative(root, path));
const all = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  ).concat(readdirSync(root));

/** @type {Map<string, { pattern: string, flags: string, places: string[] }>} */
const regexps = new Map();
const faults = /** @type {string[]} */ ([]);
const paths = given.length > 0 ? given : all();
for (const path of paths.filter((path) => SHEET.test(path))) {
  const css = readFileSync(join(root, path), 'utf8');
  for (const line of physicalLines(css))
    faults.push(`${path}:${line}: Use start or end instead of left or right.`);
  for (const line of longCommentLines(css)) faults.push(`${path}:${line}: ${LONG}`);
}
for (const path of paths.filter((path) => SOURCE.test(path))) {
  const read = readSource(path, readFileSync(join(root, path), 'utf8'));
  for (const { line, message } of read.faults) faults.push(`${path}:${line}: ${message}`);
  // `bench` reads only our own pages.
  if (isTest(path) || path.startsWith('bench/') || values['no-regexps']) continue;
  for (const { line, pattern, flags } of read.regexps) {
    const key = `/${pattern}/${flags}`;
    const known = regexps.get(key) ?? { pattern, flags, places: [] };
    known.places.push(`${path}:${line}`);
    regexps.set(key, known);
  }
}
for (const { pattern, flags, places } of regexps.values()) {
  const why = await whySlow(pattern, flags);
  if (why)
    for (const place of places)
      faults.push(`${place}: may take more than linear time (${why}): /${pattern}/`);
}

for (const fault of faults) console.error(fault);
console.log(`${regexps.size} regular expressions, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
