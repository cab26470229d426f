import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import '@/lib/images/openPicture';

// What `docs/upgrading.md` says, where no other test would notice that it is no longer so.
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

describe('each fault of Next’s that docs/upgrading.md lists', () => {
  const root = join(__dirname, '../..');
  const [, table = ''] = readFileSync(join(root, 'docs/upgrading.md'), 'utf8').split(
    '\n## Next: faults that the server mends\n',
  );
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));

  it.each(rows.slice(2).map((row) => row.split(' | ').map((cell) => cell.replace(/^\| /, ''))))(
    'has a test that is named after it: %s',
    (_, __, tests = '') => {
      const named = [...tests.matchAll(/`([^`]+)` \("(Next: [^"]+)"\)/g)];
      expect(named).not.toEqual([]);
      for (const [, file = '', title = ''] of named)
        expect([file, readFileSync(join(root, file), 'utf8').includes(title)]).toEqual([
          file,
          true,
        ]);
    },
  );
});
