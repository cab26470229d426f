import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolders } from './watchFolders.mjs';

const folder = mkdtempSync(join(tmpdir(), 'watched-'));
const file = join(folder, 'messages/en.json');
mkdirSync(join(folder, 'messages'));
writeFileSync(file, '{}');

const onChange = jest.fn();
const end = watchFolders([folder], () => onChange());
afterAll(() => {
  end();
  rmSync(folder, { recursive: true });
});

const CHANGES: readonly (readonly [string, () => void])[] = [
  ['a change', () => writeFileSync(file, '{ "a": "b" }')],
  [
    'a file that an editor puts in place of another',
    () => {
      writeFileSync(join(tmpdir(), 'saved.json'), '{ "a": "c" }');
      renameSync(join(tmpdir(), 'saved.json'), file);
    },
  ],
  ['a change of it after that', () => writeFileSync(file, '{ "a": "d" }')],
  ['a new folder', () => mkdirSync(join(folder, 'policies'))],
  ['a file in it', () => writeFileSync(join(folder, 'policies/terms.en.md'), '')],
  ['a file that goes', () => rmSync(file)],
  ['a folder that goes', () => rmSync(join(folder, 'policies'), { recursive: true })],
  ['a folder that comes back', () => mkdirSync(join(folder, 'policies'))],
  ['a file in that', () => writeFileSync(join(folder, 'policies/terms.en.md'), '')],
];

it('notices each change, in their turn', async () => {
  const seen: string[] = [];
  for (const [name, change] of CHANGES) {
    const noticed = new Promise<void>((done) => onChange.mockImplementation(done));
    change();
    await noticed;
    seen.push(name);
  }
  expect(seen).toEqual(CHANGES.map(([name]) => name));
});
