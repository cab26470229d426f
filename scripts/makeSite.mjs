import './settingsFile.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';

/**
 * Generates `.site` for commands that need no build: always if SITE_DIR is set, since `.site` may
 * be another site's; else only if missing.
 */
export function makeSite() {
  if (!process.env.SITE_DIR && existsSync(join(root, '.site/keys.mjs'))) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/site.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(2);
}
