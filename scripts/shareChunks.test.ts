import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareChunks } from './shareChunks.mjs';

const FILES = {
  'a.js': 'module.exports=[1,()=>"₹"]',
  'ssr/b.js': 'module.exports=[1,()=>"₹"]',
  'ssr/c.js': 'module.exports=[2,()=>"₹"]',
  'ssr/runtime.js': 'let twice',
  'ssr/runtime2.js': 'let twice',
};
const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
mkdirSync(join(folder, 'ssr'));
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
const bytes = shareChunks(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

it('equal chunks are one, whose modules both names give', () => {
  // Jest's own `require` knows modules by another cache.
  const load = createRequire(join(folder, 'a.js'));
  expect(textOf('ssr/b.js')).toBe('module.exports=require("./../a.js")\n');
  expect(load('./ssr/b.js')).toBe(load('./a.js'));
  expect(bytes).toBe(Buffer.byteLength(FILES['a.js']));
});

it.each(['a.js', 'ssr/c.js', 'ssr/runtime.js', 'ssr/runtime2.js'] as const)(
  '%s stays as it is',
  (name) => {
    expect(textOf(name)).toBe(FILES[name]);
  },
);

it('does nothing a second time', () => {
  expect(shareChunks(folder)).toBe(0);
});
