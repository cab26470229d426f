import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';

// `npm ci` omits development packages if NODE_ENV is production: one line instead of a stack trace.
const { createJiti } = await import('jiti').catch(() => {
  console.error('Packages for the build are missing. Run npm ci --include=dev.');
  process.exit(1);
});

/** Loads the project's TypeScript without a build; paths are relative to this folder. */
export const jiti = createJiti(import.meta.url, {
  alias: { '@': root.replace(/\/$/, ''), 'server-only': join(root, 'lib/testing/empty.ts') },
});
