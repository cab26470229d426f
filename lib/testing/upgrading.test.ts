import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import '@/lib/pictures/openPicture';

// What `docs/upgrading.md` says of packages and no other test would notice.
const load = createRequire(join(__dirname, '../../next.config.mjs'));
const text = (path: string) => readFileSync(load.resolve(path), 'utf8');

it.each([
  ['next/dist/esm/client/app-globals.js', '../build/polyfills/polyfill-module'],
  ['swr/infinite', 'use-sync-external-store/shim'],
])('%s imports %s, which next.config.mjs replaces by that name', (importer, name) => {
  expect(text(importer)).toMatch(new RegExp(`['"]${name}['"]`));
  expect(text('./next.config.mjs')).toContain(`'${name}':`);
});

it('sharp keeps no pictures of its last operations', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});
