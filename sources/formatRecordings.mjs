import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @param {string} script URL of the source's `record.mjs` */
export function formatRecordings(script) {
  const recordings = fileURLToPath(new URL('recordings', script));
  spawnSync('npx', ['oxfmt', recordings], { stdio: 'inherit' });
}
