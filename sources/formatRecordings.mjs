import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Formats what a source's `record.mjs` has written as `npm run format` does, so that a new recording passes the checks.
 *
 * @param {string} script the URL of that `record.mjs`
 */
export function formatRecordings(script) {
  const recordings = fileURLToPath(new URL('recordings', script));
  spawnSync('npx', ['oxfmt', recordings], { stdio: 'inherit' });
}
