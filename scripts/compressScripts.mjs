// Compresses a build's scripts and styles at the highest quality for `server/serveScripts.mjs`; per
// request only quality 5 is affordable, which is 10 % larger.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../.next/static', import.meta.url));
/** Brotli's default quality is its highest. */
const CODINGS = [
  { suffix: '.br', compress: promisify(brotliCompress) },
  {
    suffix: '.gz',
    compress: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
  },
];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const texts = files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => join(FOLDER, file));
await Promise.all(
  texts.flatMap((file) =>
    CODINGS.map(async ({ suffix, compress }) =>
      writeFileSync(file + suffix, await compress(readFileSync(file))),
    ),
  ),
);
console.log(`compressed ${texts.length} scripts and styles`);
