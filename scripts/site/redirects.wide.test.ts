import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/lib/testing/testSite/site.config';
import { readSite } from './readSite';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
cpSync(join(__dirname, '../../lib/testing/testSite'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const read = (lines: string) => {
  writeFileSync(join(folder, 'redirects'), lines);
  return readSite(site, { path: folder, name: 'my' });
};
const faultsOf = (lines: string) => {
  const result = read(lines);
  return 'faults' in result ? result.faults : [];
};
const rulesOf = (lines: string) => {
  const result = read(lines);
  return 'configuration' in result ? result.configuration.redirects : [];
};

it('are read line by line, with or without a status', () => {
  expect(
    rulesOf('# old\n\n/a  /india\t301\r\n/b/*  /tag/:splat # all\n/c?id=7 https://x.in/ख\n'),
  ).toEqual([
    ['/a', '/india', 301],
    ['/b/*', '/tag/:splat', 308],
    ['/c?id=7', 'https://x.in/%E0%A4%96', 308],
  ]);
});

it('may be missing', () => {
  rmSync(join(folder, 'redirects'), { force: true });
  expect(readSite(site, { path: folder, name: 'my' })).toMatchObject({
    configuration: { redirects: [] },
  });
});

it.each([
  ['/a', 'line 1: /a has no target: write the old path, the target and a status'],
  ['# x\n/a /b 301 now', 'line 2: has too many words: write the old path, the target and a status'],
  ['a /b', 'line 1: a must be a path that begins with /; * may only be at its end'],
  ['//a /b', 'line 1: //a must be a path that begins with /; * may only be at its end'],
  ['/a/*/c /b', 'line 1: /a/*/c must be a path that begins with /; * may only be at its end'],
  ['/a* /b', 'line 1: /a* must be a path that begins with /; * may only be at its end'],
  ['/a //x.in', 'line 1: //x.in must be a path that begins with /, or an https URL with a path'],
  ['/a /\\x.in', 'line 1: /\\x.in must be a path that begins with /, or an https URL with a path'],
  [
    '/a/* https://x.in:splat',
    'line 1: https://x.in:splat must be a path that begins with /, or an https URL with a path',
  ],
  [
    '/a http://x.in/',
    'line 1: http://x.in/ must be a path that begins with /, or an https URL with a path',
  ],
  ['/a /b/:splat', 'line 1: /b/:splat has :splat, so /a must end with /*'],
  ['/a /b 200', 'line 1: has the status 200, which is not one of 301, 302, 307, 308'],
  ['/a /a', 'line 1: leads to itself: /a to /a'],
  ['/a/* /a/b/:splat', 'line 1: leads to itself: /a/* to /a/b/:splat'],
  ['/a/* /b/:splat\n/b/* /india', 'line 1: leads to /b/:splat, which line 2 redirects to /india'],
  ['/a /b/', 'line 1: write /b instead of /b/'],
  ['/a /feed', 'line 1: leads to /feed, which is an old address too: write the new one'],
  ['/a /india\n/a/ /world', 'line 2: is never used: line 1 has /a/ too'],
  ['/india /world', 'line 1: /india would hide a page or file of the site'],
  ['/hi/india/gujarat /', 'line 1: /hi/india/gujarat would hide a page or file of the site'],
  ['/ /india', 'line 1: / would hide a page or file of the site'],
  ['/* /india', 'line 1: /* would hide a page or file of the site'],
  ['/hi/* /india', 'line 1: /hi/* would hide a page or file of the site'],
  ['/news/* /india', 'line 1: /news/* would hide a page or file of the site'],
  ['/tag/a/* /india', 'line 1: /tag/a/* would hide a page or file of the site'],
  ['/api/* /india', 'line 1: /api/* would hide a page or file of the site'],
  ['/feeds/all.xml /', 'line 1: /feeds/all.xml would hide a page or file of the site'],
  ['/sitemap.xml /', 'line 1: /sitemap.xml would hide a page or file of the site'],
])('with the line %j are refused', (lines, fault) => {
  expect(faultsOf(lines)).toEqual([`my/redirects: ${fault}`]);
});

it('names both lines of a loop of two', () => {
  expect(faultsOf('/a /b\n/b /a')).toEqual([
    'my/redirects: line 1: leads to /b, which line 2 redirects to /a',
    'my/redirects: line 2: leads to /a, which line 1 redirects to /b',
  ]);
});

it.each(['/news/old-slug /news/7', '/?id=7 /news/7', '/world/old /india', '/india-news/* /india'])(
  'may have %s',
  (line) => {
    expect(faultsOf(line)).toEqual([]);
  },
);

it('of ten thousand lines are checked too', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `/old/${at} /news/${at}`);
  expect(rulesOf(lines.join('\n'))).toHaveLength(10_000);
});
