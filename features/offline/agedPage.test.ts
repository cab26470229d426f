import { fakeWorker, pageOf, SITE } from '@/lib/testing/fakeCaches';
import { words } from '@/lib/testing/words';
import { agedPage, withLine } from './agedPage';
import { keptOf } from './keptHeaders';
import { keepPage } from './keptPage';

it.each([
  [
    'at the end of the header of the page',
    '<body><header>x</header><div id="static-header"><header>y</header></div>',
    '<body><header>x</header><div id="static-header"><header>y<p role="status" class="page-width py-2 text-label text-quiet">Old</p></header></div>',
  ],
  [
    'at the top where there is none',
    '<body class="a"><header>x</header>',
    '<body class="a"><p role="status" class="page-width py-2 text-label text-quiet">Old</p><header>x</header>',
  ],
])('the line stands %s', (_, html, expected) => {
  expect(withLine(html, 'Old')).toBe(expected);
});

it.each([
  ['en', '/india', 'This page is from 25 November 2026, 5:15\u00A0pm.'],
  ['hi', '/hi/india', 'यह पेज 25 नवंबर 2026, शाम\u00A05:15\u00A0बजे का है।'],
] as const)('says in %s of when a page is', async (locale, path, line) => {
  fakeWorker();
  jest.useFakeTimers({ now: Date.parse('2026-11-25T17:15:00+05:30') });
  const url = new URL(path, SITE);
  await keepPage(url, pageOf(locale));
  const aged = await agedPage(url);
  expect(await aged?.text()).toContain(line);
  expect(aged && keptOf(aged).at).toBe(Date.now());
});

it.each([
  ['a page with scripts', { 'content-security-policy': "script-src 'nonce-YWJj'" }, true],
  ['a lite page, which runs none,', {}, false],
])('%s offers what comes late', async (_, headers, isHidden) => {
  fakeWorker();
  const url = new URL('/india', SITE);
  await keepPage(url, pageOf('en', { headers }));
  const html = (await (await agedPage(url))?.text()) ?? '';
  expect(html.includes(`hidden="">${words.en.Offline.late}</a><script nonce="YWJj">`)).toBe(
    isHidden,
  );
  expect(
    html.includes(`<a href="" class="touch-target font-bold">${words.en.Faults.retry}</a>`),
  ).toBe(!isHidden);
});

it.each([
  [60, false],
  [61, true],
])('of %d minutes ago: hides what claims to be now, %s', async (minutes, isHidden) => {
  fakeWorker();
  jest.useFakeTimers({ now: Date.parse('2026-11-25T17:15:00+05:30') });
  const url = new URL('/india', SITE);
  await keepPage(url, pageOf('en'));
  jest.setSystemTime(Date.now() + minutes * 60_000);
  const html = await (await agedPage(url))?.text();
  expect(html?.includes('<style>[data-momentary]{display:none}</style></p>')).toBe(isHidden);
});

it('a page that the device cannot read is none, and is deleted', async () => {
  const { caches } = fakeWorker();
  const url = new URL('/india', SITE);
  await keepPage(url, pageOf('en'));
  caches.isUnreadable = true;
  expect(await agedPage(url)).toBeUndefined();
  expect(caches.size).toBe(0);
});
