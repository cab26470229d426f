import { TOOL_PATHS } from '#site/pages.mjs';
import { isPageMessage, type PageMessage } from '@/lib/browser/workerMessages';
import { fakeWorker, ofSite, pageOf, scriptOf, SITE } from '@/lib/testing/fakeCaches';
import { keepAnswers } from './answers';
import { findPage, keepPage } from './keptPage';
import { offlinePage } from './offlinePage';
import { onMessage } from './onMessage';
import { storeId } from './storeLimits';

const FILES = ['/_next/static/a.js'];
const answers: Record<string, () => Response> = {
  '/_next/static/a.js': () => scriptOf(''),
  '/api/stories': () => Response.json([{ id: 'a', title: 'A' }]),
};
const begin = () =>
  fakeWorker((path) => {
    const answer = answers[path.split('?')[0] ?? ''];
    return answer?.() ?? pageOf(path.startsWith('/hi') ? 'hi' : 'en');
  });
const send = (message: PageMessage) => onMessage(message, FILES);
const HINDI = [
  ...['/hi/offline', '/hi', '/hi/my', ...TOOL_PATHS.map((path) => `/hi${path}`)],
  // Of the language that was not visited.
  '/offline',
];

const HOUR = 3_600_000;
const visit = (thrifty = false) => send({ type: 'visit', path: '/hi/india', thrifty });

it('a first visit keeps the page and the one that stands in for others, and no more', async () => {
  const { asked } = begin();
  await visit();
  await visit();
  expect(asked).toEqual(['/hi/india', '/hi/offline']);
});

it('a second visit keeps what is kept of its language unasked, and the offline page of the other', async () => {
  const { asked } = begin();
  jest.useFakeTimers({ now: 0 });
  await visit();
  jest.setSystemTime(HOUR);
  await visit();
  expect(asked).toEqual(['/hi/india', ...HINDI, ...FILES]);
});

it('the visit after that asks for nothing, and one after a week anew', async () => {
  const { asked } = begin();
  jest.useFakeTimers({ now: 0 });
  await visit();
  jest.setSystemTime(HOUR);
  await visit();
  asked.length = 0;
  jest.setSystemTime(7 * 24 * HOUR - 1);
  await visit();
  expect(asked).toEqual([]);
  jest.setSystemTime(7 * 24 * HOUR + HOUR + 1);
  await visit();
  expect(asked).toEqual(HINDI);
});

it('a thrifty reader’s second visit keeps nothing ahead, and counts', async () => {
  const { asked } = begin();
  jest.useFakeTimers({ now: 0 });
  for (const at of [0, HOUR]) {
    jest.setSystemTime(at);
    await visit(true);
  }
  expect(asked).toEqual(['/hi/india']);
  await visit();
  expect(asked).toEqual(['/hi/india', ...HINDI, ...FILES]);
});

it.each([true, false])('what the page has loaded late is kept too: thrifty %s', async (thrifty) => {
  answers['/_next/static/late.js'] = () => scriptOf('late');
  const { asked } = begin();
  const scripts = ['/_next/static/late.js'];
  await send({ type: 'visit', path: '/hi/india', thrifty, scripts });
  const store = await caches.open(storeId('scripts'));
  expect(await store.match(`${SITE}/_next/static/late.js`)).toBeDefined();
  expect(asked).toContain('/_next/static/late.js');
});

it('a thrifty visit asks for the page alone, which the browser has', async () => {
  const { asked } = begin();
  await send({ type: 'visit', path: '/india', thrifty: true });
  expect(asked).toEqual(['/india']);
});

it.each([
  [false, ['/news/a']],
  [true, []],
])(
  'a story that was read (thrifty: %s) is kept as answered, and asked for: %j',
  async (thrifty, pages) => {
    const { caches, asked } = begin();
    await keepAnswers(
      new URL('/api/stories?ids=a&lang=en', SITE),
      ofSite(Response.json([{ id: 'a', title: 'A' }])),
    );
    await send({ type: 'read', path: '/news/a', thrifty });
    expect(caches.pathsIn(storeId('answers'))).toEqual(['/api/stories?ids=a&lang=en']);
    expect(asked).toEqual(pages);
    await send({ type: 'read', path: '/news/a', thrifty });
    expect(asked).toEqual(pages);
  },
);

it('a story that the page had before there was a worker is asked for', async () => {
  const { caches, asked } = begin();
  const answer = '/api/stories?ids=a&lang=en';
  await send({ type: 'read', path: '/news/a', thrifty: false });
  expect(asked).toEqual(['/news/a', answer]);
  expect(caches.pathsIn(storeId('answers'))).toEqual([answer]);
});

it('a page that is saved is asked for each time', async () => {
  const { caches, asked } = begin();
  await send({ type: 'keep', path: '/hi/news/a' });
  await send({ type: 'keep', path: '/hi/news/a' });
  expect(asked).toEqual(['/hi/news/a', '/hi/news/a']);
  expect(caches.pathsIn(storeId('saved'))).toEqual(['/hi/news/a']);
});

it('saved stories outlast fifty that are read later, and a hundred have room', async () => {
  const { caches } = begin();
  const read = async (count: number) => {
    for (let at = 1; at <= count; at++)
      await send({ type: 'visit', path: `/news/read${at}`, thrifty: true });
  };
  for (let at = 1; at <= 100; at++) await send({ type: 'keep', path: `/news/saved${at}` });
  await send({ type: 'visit', path: '/news/saved1', thrifty: true });
  await read(50);
  expect(caches.pathsIn(storeId('saved'))).toHaveLength(100);
  expect(caches.pathsIn(storeId('stories'))).toHaveLength(50);
});

it('a story that is saved without a connection is kept as it was read', async () => {
  const { caches, cut } = begin();
  await send({ type: 'visit', path: '/news/a', thrifty: true });
  cut();
  await send({ type: 'keep', path: '/news/a' });
  expect(caches.pathsIn(storeId('saved'))).toEqual(['/news/a']);
  expect(caches.pathsIn(storeId('stories'))).toEqual([]);
  const page = await offlinePage('en');
  expect(await page.text()).toContain('href="/news/a"');
});

it('a saved story that is opened again is kept anew, once', async () => {
  const { caches } = begin();
  await send({ type: 'keep', path: '/news/a' });
  await keepPage(new URL('/news/a', SITE), pageOf('en', { title: 'Corrected' }));
  expect(caches.pathsIn(storeId('stories'))).toEqual([]);
  expect(await (await findPage(new URL('/news/a', SITE)))?.text()).toContain('Corrected');
});

it.each([
  { isRead: true, stories: ['/news/a'] },
  { isRead: false, stories: [] },
])(
  'a story that is saved no more is kept in no language but as one read ($isRead)',
  async (given) => {
    const { caches } = begin();
    for (const path of ['/news/b', '/news/a']) await send({ type: 'keep', path });
    await send({ type: 'unkeep', path: '/hi/news/a', isRead: given.isRead });
    expect(caches.pathsIn(storeId('saved'))).toEqual(['/news/b']);
    expect(caches.pathsIn(storeId('stories'))).toEqual(given.stories);
  },
);

it.each(['/preview?token=x', '/search?q=rain', '/api/stories'])(
  'nothing is done for %s',
  async (path) => {
    const { asked } = begin();
    await send({ type: 'keep', path });
    expect(asked).toEqual([]);
  },
);

it('without a connection nothing fails', async () => {
  const { caches } = fakeWorker();
  await send({ type: 'visit', path: '/india', thrifty: false });
  expect(caches.pathsIn(storeId('pages'))).toEqual([]);
});

it.each([
  [{ type: 'keep', path: '/news/a' }, true],
  [{ type: 'unkeep', path: '/news/a', isRead: true }, true],
  [{ type: 'visit', path: '/', thrifty: true }, true],
  [{ type: 'SKIP_WAITING' }, false],
  [{ type: 'other', path: '/' }, false],
  [{ type: 'keep', path: 1 }, false],
  [null, false],
  ['keep', false],
])('%j is a message: %s', (data, expected) => {
  expect(isPageMessage(data)).toBe(expected);
});
