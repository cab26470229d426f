// Turbopack writes the same server chunk for each page, and Node keeps every source. All copies but
// one become references (0275).

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A list of modules, which the runtime only reads. */
const CHUNK = /^module\.exports=\[/;

/**
 * @param {string} folder
 * @returns {number} bytes saved
 */
export function shareChunks(folder) {
  /** @type {Map<string, string>} */
  const known = new Map();
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!CHUNK.test(text)) continue;
    const same = known.get(text);
    known.set(text, same ?? file);
    if (!same) continue;
    const path = relative(dirname(file), same).split(sep).join('/');
    writeFileSync(file, `module.exports=require(${JSON.stringify(`./${path}`)})\n`);
    bytes += Buffer.byteLength(text);
  }
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = shareChunks(fileURLToPath(new URL('../.next/server/chunks', import.meta.url)));
  console.log(`removed ${(bytes / 1e6).toFixed(0)} MB of duplicate server chunks`);
}
