// Bundles `features/offline/worker.ts` with the names of the build's scripts and styles. Not by Next's
// plug-ins, which expect webpack.

import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(join(root, '.next/static'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:js|css)$/.test(file))
  .map((file) => `/_next/static/${file}`)
  .sort();

await build({
  absWorkingDir: root,
  entryPoints: ['features/offline/worker.ts'],
  outfile: '.next/worker/sw.js',
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
console.log(`made the service worker, which knows ${files.length} scripts and styles`);
