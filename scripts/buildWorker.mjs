// Bundles the service worker with the list of the build's scripts and styles; with notifications it
// includes `features/push`. Next's plug-ins expect webpack.

import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(join(root, '.next/static'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:js|css)$/.test(file))
  .map((file) => `/_next/static/${file}`)
  .sort();

const WORKER = './features/offline/worker.ts';
const FILES = {
  'sw.js': [WORKER],
  'sw-push.js': [WORKER, './features/push/pushWorker.ts'],
  'push.js': ['./features/push/pushScript.ts'],
};

/** @param {string} name @param {readonly string[]} entries */
const bundle = (name, entries) =>
  build({
    absWorkingDir: root,
    stdin: { contents: entries.map((entry) => `import '${entry}';`).join('\n'), resolveDir: root },
    outfile: `.next/worker/${name}`,
    bundle: true,
    minify: true,
    format: 'iife',
    // The browsers that Next builds for.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__SW_MANIFEST': JSON.stringify(files),
    },
  });

for (const [name, entries] of Object.entries(FILES)) await bundle(name, entries);
console.log(`built the service worker with a list of ${files.length} scripts and styles`);
