/** @jest-environment node */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, foldersBelow } from './filesBelow.mjs';

function folderWith(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'files-below-'));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

it('finds what lies behind links, each time that a folder is linked', () => {
  const [shared, folder] = [folderWith(['one.txt', 'deep/two.txt']), folderWith(['own.txt'])];
  symlinkSync(shared, join(folder, 'first'));
  symlinkSync(shared, join(folder, 'second'));
  expect(filesBelow(folder).sort()).toEqual([
    'first/deep/two.txt',
    'first/one.txt',
    'own.txt',
    'second/deep/two.txt',
    'second/one.txt',
  ]);
  expect(foldersBelow(folder).sort()).toEqual(['first', 'first/deep', 'second', 'second/deep']);
});

it('walks no circle, and none of what is installed or kept by git', () => {
  const folder = folderWith(['a/own.txt', 'node_modules/x/y.js', '.git/HEAD', 'a/.git/HEAD']);
  for (const name of ['up', 'again']) symlinkSync(folder, join(folder, 'a', name));
  symlinkSync('itself', join(folder, 'itself'));
  symlinkSync('nowhere', join(folder, 'lost'));
  expect(filesBelow(folder)).toEqual(['a/own.txt']);
  expect(foldersBelow(folder).sort()).toEqual(['a', 'a/again', 'a/up']);
});
