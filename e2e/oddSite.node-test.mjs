// Types the product with a site that has as little as a site can have: one language, not English, no
// state, no tool, one section of its own. Code that names a section, state or language of the sample
// channel as if each site had it fails here. Run by `npm run test:all`.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { copySite, inCopy, ROOT } from './siteCopy.mjs';

const PROJECT = join(ROOT, '.odd-site');
const FOLDER = 'odd';
const CONFIG = `
import kinara from '../examples/kinara/site.config';

const inMarathi = (value) =>
  Array.isArray(value)
    ? value.map(inMarathi)
    : typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => key !== 'en')
            .map(([key, part]) => [key, inMarathi(part)]),
        )
      : value;

export default {
  ...inMarathi(kinara),
  sections: {
    '/': { key: 'home', news: 'all' },
    '/farming': { key: 'farming', news: ['farming'] },
  },
  tools: [],
  navigation: {
    main: ['/'],
    fullMenu: [],
    moreSections: [],
    quickAccess: [],
    footer: [],
    company: ['/contact-us'],
  },
  states: [],
  stateTopics: [],
  stateFilters: [],
  frontPage: [{ kind: 'hero' }, { kind: 'breaking' }],
  viewMore: { latest: '/' },
};
`;

before(async () => {
  copySite(PROJECT);
  const folder = join(PROJECT, FOLDER);
  cpSync(join(PROJECT, 'examples/kinara'), folder, { recursive: true });
  for (const part of ['messages', 'policies'])
    for (const file of readdirSync(join(folder, part)))
      if (/\ben\.\w+$/.test(file)) rmSync(join(folder, part, file));
  writeFileSync(join(folder, 'site.config.ts'), CONFIG);
  await inCopy(PROJECT, FOLDER).run(['scripts/site.mjs']);
});

after(() => rmSync(PROJECT, { recursive: true }));

test('the product type-checks with it', () => {
  const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  // Each checker reads the types of the packages anew, and other steps have the second core.
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '--noEmit', '--checkers', '1', '-p', 'tsconfig.site.json'],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  assert.equal(stdout, '');
});
