import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import '@/lib/pictures/openPicture';

// What `docs/upgrading.md` says of packages and no other test would notice.
const load = createRequire(join(__dirname, '../../next.config.mjs'));
const text = (path: string) => readFileSync(load.resolve(path), 'utf8');

it('SWR imports a hook’s fallback by the name that next.config.mjs replaces', () => {
  const name = 'use-sync-external-store/shim';
  expect(text('swr/infinite')).toMatch(new RegExp(`['"]${name}['"]`));
  expect(text('./next.config.mjs')).toContain(`'${name}':`);
});

it('next.config.mjs replaces nothing inside of a package', () => {
  expect(text('./next.config.mjs')).not.toMatch(/\/(dist|build)\//);
});

it('sharp keeps no pictures of its last operations', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});
