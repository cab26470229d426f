import { startUpstream } from '@/lib/testing/fakeUpstream';
import { callProvider } from './callProvider';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let other: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  other = await startUpstream();
  upstream = await startUpstream(); // whose URL is NEWS_API_URL
  process.env.NEWS_API_HEADER = 'Authorization: Bearer abc';
});
afterAll(() => Promise.all([upstream.stop(), other.stop()]));
beforeEach(() => {
  upstream.reset();
  other.reset();
});

async function call(...[path, options]: Parameters<typeof callProvider>) {
  const { body } = await callProvider(path, options);
  body.resume();
}
const signal = AbortSignal.timeout(20_000);

it('sends the header that the provider asks for, beside its own', async () => {
  await call('/api/news', { signal, validator: '"v1"' });
  expect(upstream.calls).toEqual([
    {
      path: '/news',
      headers: expect.objectContaining({
        authorization: 'Bearer abc',
        accept: 'application/json',
        'if-none-match': '"v1"',
      }),
    },
  ]);
});

it('asks by a date where that is all it knows', async () => {
  const date = 'Fri, 20 Nov 2026 06:30:00 GMT';
  await call('/api/news', { signal, validator: date });
  expect(upstream.calls[0]?.headers).toMatchObject({ 'if-modified-since': date });
  expect(upstream.calls[0]?.headers).not.toHaveProperty('if-none-match');
});

it('tells the secret to no other origin', async () => {
  await call(new URL(`${upstream.url}/rss`), { signal });
  await call(new URL(`${other.url}/rss`), { signal });
  expect(upstream.calls[0]?.headers).toHaveProperty('authorization');
  expect(other.calls[0]?.headers).not.toHaveProperty('authorization');
});
