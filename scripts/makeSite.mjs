import './settingsFile.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';

/**
 * Makes `.site`, which commands read without a build: always of a named SITE_DIR, since the last
 * may be another's; else where there is none.
 */
export function makeSite() {
  if (!process.env.SITE_DIR && existsSync(join(root, '.site/keys.mjs'))) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/site.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(2);
}
