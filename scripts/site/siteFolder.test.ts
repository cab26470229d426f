/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SiteFolder } from './siteFolder';

let home = '';
let folder: SiteFolder;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(home, 'messages'));
  folder = new SiteFolder(home, 'my');
});
afterEach(() => rmSync(home, { recursive: true }));
const write = (file: string, content: string | Buffer) => writeFileSync(join(home, file), content);

it('reads a text behind the mark that Windows writes', () => {
  write('messages/hi.json', '\uFEFF{ "Chrome": { "about": "परिचय" } }');
  expect([folder.messages('hi'), folder.faults]).toEqual([{ Chrome: { about: 'परिचय' } }, []]);
});

it.each<[string, string | Buffer, string]>([
  ['in UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'is not UTF-8: save it as UTF-8'],
  [
    'with a number',
    '{ "Chrome": { "about": 5 } }',
    'must have only texts and objects, unlike Chrome.about',
  ],
  ['as a list', '[]', 'must have only texts and objects'],
])('messages %s are named', (_, content, fault) => {
  write('messages/hi.json', content);
  folder.messages('hi');
  expect(folder.faults).toEqual([`my/messages/hi.json: ${fault}`]);
});

it('names a folder in the place of a file', () => {
  mkdirSync(join(home, 'logo.png'));
  expect(folder.bytes('logo.png')).toBeNull();
  expect(folder.faults).toEqual([
    expect.stringMatching(/^my\/logo\.png: cannot be read: .*EISDIR/),
  ]);
});

it.each(['<text y="9">A</text>', '<path onclick = "a()"/>'])('takes no drawing of %s', (markup) => {
  write('icon.svg', `<svg viewBox="0 0 9 9">${markup}</svg>`);
  expect(folder.drawing('icon.svg')).toBeNull();
  expect(folder.faults).toEqual([
    'my/icon.svg: must have only shapes: no script, style, link, picture or text',
  ]);
});

it('serves no hidden file of a folder but those that are well known', () => {
  mkdirSync(join(home, 'public/.well-known'), { recursive: true });
  for (const file of ['.env', '.DS_Store', '._ads.txt', 'ads.txt', '.well-known/assetlinks.json'])
    write(`public/${file}`, 'a');
  expect(folder.filesIn('public').sort()).toEqual(['.well-known/assetlinks.json', 'ads.txt']);
});
