import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';

// Packages of development, which `npm ci` leaves out where NODE_ENV is production: one line instead of a stack.
const { createJiti } = await import('jiti').catch(() => {
  console.error('The packages that build the site are missing: run npm ci --include=dev');
  process.exit(1);
});

/** Loads TypeScript of the project without a build, by its path from this folder. */
export const jiti = createJiti(import.meta.url, {
  alias: { '@': root.replace(/\/$/, ''), 'server-only': join(root, 'lib/testing/empty.ts') },
});
