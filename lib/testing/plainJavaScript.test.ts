import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const plainUnder = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.includes('node-test'))
    .map((file) => join(folder, file));

const texts = ['app', 'bench', 'lib', 'newsroom', 'scripts', 'server', 'sources']
  .flatMap(plainUnder)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const ours = texts.filter(({ path }) => path.startsWith('lib/'));

it('modules of lib are plain JavaScript only where other plain JavaScript reads them', () => {
  const unread = ours.filter(
    ({ path }) => !texts.some(({ text }) => text.includes(`/${basename(path)}'`)),
  );
  expect(unread.map(({ path }) => path)).toEqual([]);
});

const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const [, named = ''] = /^.*\. (`.+) are plain JavaScript/m.exec(architecture) ?? [];
const folders = [...named.matchAll(/`([\w/]+)`/g)].map(([, folder]) => `${folder}/`);

it('each says why, or docs/architecture.md says it of its folder', () => {
  const silent = texts.filter(
    ({ path, text }) =>
      !folders.some((folder) => path.startsWith(folder)) && !/Plain JavaScript/.test(text),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});
