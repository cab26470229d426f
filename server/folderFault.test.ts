/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFault } from './folderFault.mjs';

const home = mkdtempSync(join(tmpdir(), 'fault-'));
afterAll(() => rmSync(home, { recursive: true }));

it('makes a folder, and leaves nothing in it', async () => {
  const folder = join(home, 'a/b');
  expect(await folderFault(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it('names why nothing can be kept', async () => {
  writeFileSync(join(home, 'file'), '');
  expect(await folderFault(join(home, 'file'))).toMatch(/ENOTDIR: /);
  expect(await folderFault('/proc/nothing')).toMatch(/ENOENT: /);
});
