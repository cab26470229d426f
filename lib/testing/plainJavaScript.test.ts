import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const plainUnder = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.includes('node-test'))
    .map((file) => join(folder, file));

const texts = ['app', 'lib', 'server', 'scripts', 'bench']
  .flatMap(plainUnder)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const ours = texts.filter(({ path }) => path.startsWith('lib/'));

it('modules of lib are plain JavaScript only where other plain JavaScript reads them', () => {
  const unread = ours.filter(
    ({ path }) => !texts.some(({ text }) => text.includes(`/${basename(path)}'`)),
  );
  expect(unread.map(({ path }) => path)).toEqual([]);
});

it('each says why', () => {
  const silent = ours.filter(({ text }) => !/Plain JavaScript/.test(text));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
