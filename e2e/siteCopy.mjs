// A copy of the project within it, so that the packages are found above it, in which another
// configuration is built and served.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const NOT_COPIED =
  /^(node_modules|package-lock\.json|test-results|\..*|e2e|docs|bench|sources|public|.*\.tsbuildinfo)$/;

/**
 * Copies what a build reads: without the entries of the root named in `without`.
 *
 * @param {string} folder the copy, which is made anew
 * @param {{ without?: readonly string[] }} [options]
 */
export function copySite(folder, { without = [] } = {}) {
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(ROOT))
    if (!NOT_COPIED.test(entry) && !without.includes(entry))
      cpSync(join(ROOT, entry), join(folder, entry), { recursive: true });
}

/**
 * Runs Node in a copy whose configuration is in `siteDir`.
 *
 * @param {string} folder
 * @param {string} siteDir
 */
export function inCopy(folder, siteDir) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];

  /** @param {string[]} command @param {Record<string, string>} settings */
  function start(command, settings = {}) {
    // `CI`: its next build begins anew, so that this one need not write down what it found.
    const env = {
      ...process.env,
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_DIR: siteDir,
      ...settings,
    };
    const child = spawn(process.execPath, command, { cwd: folder, env });
    children.push(child);
    const chunks = /** @type {string[]} */ ([]);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => chunks.push(`${text}`));
    const ended = new Promise((done) => child.on('exit', done));
    return { ended, output: () => chunks.join('') };
  }

  return {
    /** Starts a script; it ends with `stop`. */
    start,
    /** The same, until it has ended well. @param {string[]} command @param {Record<string, string>} [settings] */
    async run(command, settings) {
      const { ended, output } = start(command, settings);
      assert.equal(await ended, 0, output());
    },
    stop() {
      for (const child of children) child.kill();
    },
  };
}

/** Waits until a server answers well, for at most a minute. @param {string} url */
export async function answered(url) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not answer`);
}
