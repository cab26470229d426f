import { fakeWorker, ofPortal, ofSite, pageOf, scriptOf, SITE } from '@/lib/testing/fakeCaches';
import { entriesOf, findPage, keepPage } from './keptPage';
import { storeId } from './storeLimits';

const url = (path: string) => new URL(path, SITE);
const SCRIPT = '/_next/static/chunks/a.js';
const withScripts = () => fakeWorker((path) => (path === SCRIPT ? scriptOf('script') : undefined));

it('keeps a page with the scripts that it names', async () => {
  const { caches } = withScripts();
  const page = pageOf('hi', {
    scripts: [SCRIPT],
    headers: { 'content-encoding': 'br', 'content-security-policy': "script-src 'nonce-1'" },
  });
  expect(await keepPage(url('/hi/news/rain?utm_source=wa'), page)).toBe(true);
  expect(caches.pathsIn(storeId('stories'))).toEqual(['/hi/news/rain']);
  expect(caches.pathsIn(storeId('scripts'))).toEqual([SCRIPT]);
  const kept = await findPage(url('/hi/news/rain'));
  expect(await kept?.text()).toContain('<main>Rain</main>');
  expect(kept?.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
  expect(kept?.headers.get('content-encoding')).toBeNull();
});

it.each([
  ['an error', '/india', pageOf('en', { status: 503 })],
  ['an unknown page', '/india', pageOf('en', { status: 404 })],
  ['a page of another language', '/hi/india', pageOf('en')],
  ['a page of no language', '/india', pageOf('fr')],
  ['what no cache may store', '/india', pageOf('en', { headers: { 'cache-control': 'no-store' } })],
  ['what is one reader’s', '/india', pageOf('en', { headers: { 'cache-control': 'private' } })],
  ['what is no page', '/india', ofSite(Response.json([]))],
  ['a sign-in page of the network', '/', ofPortal(pageOf('en'))],
  ['a page of another build than the one that answered', '/', pageOf('en', { build: 'other' })],
  [
    'half a page',
    '/india',
    ofSite(new Response('<html lang="en"><body>', { headers: { 'content-type': 'text/html' } })),
  ],
  ['a draft', '/preview?id=1&token=x', pageOf('en')],
  ['a search', '/search?q=rain', pageOf('en')],
  ['a later page of a list', '/india?page=2', pageOf('en')],
  [
    'a page whose script cannot be had',
    '/india',
    pageOf('en', { scripts: ['/_next/static/gone.js'] }),
  ],
])('does not keep %s', async (_, path, response) => {
  const { caches } = withScripts();
  expect(await keepPage(url(path), response)).toBe(false);
  expect(caches.size).toBe(0);
});

it('does not keep what it was redirected to', async () => {
  const { caches } = withScripts();
  const redirected = Object.defineProperty(pageOf('en'), 'redirected', { value: true });
  expect(await keepPage(url('/india'), redirected)).toBe(false);
  expect(caches.size).toBe(0);
});

it('does not keep what broke off', async () => {
  withScripts();
  const broken = pageOf('en');
  jest.spyOn(broken, 'text').mockRejectedValue(new TypeError('network error'));
  expect(await keepPage(url('/india'), broken)).toBe(false);
});

it.each([
  [404, 0],
  [410, 0],
  [503, 1],
  [500, 1],
])('after a %s so many copies of a story stay: %s', async (status, left) => {
  withScripts();
  await keepPage(url('/news/rain'), pageOf('en'));
  await keepPage(url('/news/rain'), pageOf('en', { status }));
  expect(await entriesOf('stories')).toHaveLength(left);
});

it.each(['/', '/india', '/tools/emi-calculator'])('one 404 leaves the copy of %s', async (path) => {
  const { caches } = withScripts();
  await keepPage(url(path), pageOf('en'));
  await keepPage(url(path), pageOf('en', { status: 404 }));
  expect(caches.size).toBe(1);
});

it('a 404 that is not the site’s leaves the copy of a story', async () => {
  withScripts();
  await keepPage(url('/news/rain'), pageOf('en'));
  await keepPage(url('/news/rain'), ofPortal(pageOf('en', { status: 404 })));
  expect(await entriesOf('stories')).toHaveLength(1);
});

it('keeps a lite page, which names no build', async () => {
  withScripts();
  expect(await keepPage(url('/lite'), pageOf('en', { build: null }))).toBe(true);
});

it('keeps a page that lacks a list only where there is no copy yet', async () => {
  withScripts();
  const lacking = { head: '<i data-retry=""></i>' };
  await keepPage(url('/india'), pageOf('en', { ...lacking, title: 'First' }));
  await keepPage(url('/india'), pageOf('en', { title: 'Whole' }));
  await keepPage(url('/india'), pageOf('en', { ...lacking, title: 'Later' }));
  expect(await entriesOf('pages')).toMatchObject([{ title: 'Whole' }]);
});

it('finds a page by its path; with a query only what is fixed', async () => {
  withScripts();
  for (const path of ['/india', '/tools/emi-calculator']) await keepPage(url(path), pageOf('en'));
  const found = async (path: string) => (await findPage(url(path))) !== undefined;
  expect(await found('/india?fbclid=1')).toBe(true);
  expect(await found('/india?page=2')).toBe(false);
  expect(await found('/tools/emi-calculator?amount=5')).toBe(true);
  expect(await found('/preview')).toBe(false);
});

it('lists what is kept, the newest first, with when it was had', async () => {
  withScripts();
  jest.useFakeTimers({ now: 1000 });
  await keepPage(url('/news/rain'), pageOf('en', { title: 'Rain &amp; वर्षा' }));
  jest.setSystemTime(2000);
  await keepPage(url('/news/wind'), pageOf('en', { title: 'Wind' }));
  expect(await entriesOf('stories')).toMatchObject([
    { path: '/news/wind', title: 'Wind', at: 2000 },
    { path: '/news/rain', title: 'Rain &amp; वर्षा', at: 1000 },
  ]);
});
