// The production builds that are measured: the site's, and that of the bare page beside it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A page of nothing but a heading; see its `app/page.tsx`. */
export const BARE = fileURLToPath(new URL('bare', import.meta.url));
export const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

/** @param {string} folder */
const isBuilt = (folder) => existsSync(join(folder, '.next/BUILD_ID'));

/** @param {string[]} command */
const run = (command) =>
  execFileSync(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });

/** The site as `npm run build` does it. @param {string} folder */
function build(folder) {
  run([NEXT, 'build', folder]);
  if (folder === ROOT) run(['scripts/compressScripts.mjs']);
}

/**
 * Builds what there is no build of; with `anew` both.
 * @param {{ anew?: boolean }} [options]
 */
export function buildAll({ anew = false } = {}) {
  for (const folder of [ROOT, BARE]) if (anew || !isBuilt(folder)) build(folder);
}

/** @throws Error with one clear line when the site is not built. */
export function requireBuild() {
  if (!isBuilt(ROOT)) throw new Error('bench: no build; run `npm run build` first');
}
