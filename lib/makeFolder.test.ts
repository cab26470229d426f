/** @jest-environment node */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './makeFolder.mjs';

const home = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(home, { recursive: true }));

it('makes all that is missing, at once and again, for its owner where that is said', async () => {
  const folder = join(home, 'a/b/c');
  await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700)]);
  await makeFolder(folder, 0o700);
  expect([folder, join(home, 'a')].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o700, 0o700,
  ]);
});

it('ends where no folder can be', async () => {
  await expect(makeFolder('/proc/nothing/below')).rejects.toThrow('ENOENT');
});
