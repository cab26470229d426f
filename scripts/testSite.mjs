// Generates `.site-test` from the tests' own site for types, lint and unit tests (`tests-site` in
// `imports` of `package.json`).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../server/builtSite.mjs';
import { loadSite } from './loadSite.mjs';
import { TEST_SITE } from './testSiteFolder.mjs';

const { jiti, configuration } = await loadSite(TEST_SITE);
/** @type {typeof import('./site/modules')} */
const { modules } = await jiti.import('./site/modules.ts');

for (const [file, content] of Object.entries(modules(configuration))) {
  if (!file.startsWith('.site/')) continue;
  const path = join(root, file.replace('.site/', '.site-test/'));
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
