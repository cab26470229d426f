// Runs Node programs of packages in the project's folder; they end with this process.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
export const packaged = (path) => join(root, 'node_modules', path);

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs Node in the project's folder; true if it succeeded.
 *
 * @param {string[]} command
 * @returns {Promise<boolean>}
 */
export function node(command, settings = {}) {
  return new Promise((done) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings };
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env });
    children.add(child);
    child.on('exit', (code) => {
      children.delete(child);
      done(code === 0);
    });
  });
}
