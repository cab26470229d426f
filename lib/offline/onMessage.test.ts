import { TOOL_PATHS } from '#site/pages.mjs';
import { isPageMessage, type PageMessage } from '@/lib/browser/offline/messages';
import { storeId } from '@/lib/browser/offline/stores';
import { fakeWorker, pageOf, SITE } from '@/lib/testing/fakeCaches';
import { keepAnswers } from './answers';
import { onMessage } from './onMessage';

const FILES = ['/_next/static/a.js'];
const answers: Record<string, () => Response> = {
  '/_next/static/a.js': () => new Response(''),
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

it('a visit keeps the page, what is kept of its language unasked, and the offline page of the other', async () => {
  const { asked } = begin();
  await send({ type: 'visit', path: '/hi/india', thrifty: false });
  expect(asked).toEqual(['/hi/india', ...HINDI, ...FILES]);
});

it('the next visit asks for nothing, and one after a week anew', async () => {
  const { asked } = begin();
  jest.useFakeTimers({ now: 0 });
  const visit = () => send({ type: 'visit', path: '/hi/india', thrifty: false });
  await visit();
  asked.length = 0;
  jest.setSystemTime(7 * 86_400_000 - 1);
  await visit();
  expect(asked).toEqual([]);
  jest.setSystemTime(7 * 86_400_000 + 1);
  await visit();
  expect(asked).toEqual(HINDI);
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
      Response.json([{ id: 'a', title: 'A' }]),
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
  expect(caches.pathsIn(storeId('stories'))).toEqual(['/hi/news/a']);
});

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
  [{ type: 'visit', path: '/', thrifty: true }, true],
  [{ type: 'SKIP_WAITING' }, false],
  [{ type: 'other', path: '/' }, false],
  [{ type: 'keep', path: 1 }, false],
  [null, false],
  ['keep', false],
])('%j is a message: %s', (data, expected) => {
  expect(isPageMessage(data)).toBe(expected);
});
