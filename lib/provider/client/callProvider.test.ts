import { startUpstream } from '@/lib/testing/fakeUpstream';
import { callProvider } from './callProvider';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  process.env.NEWS_API_HEADER = 'Authorization: Bearer abc';
});
afterAll(() => upstream.stop());

it('sends the header that the provider asks for, beside its own', async () => {
  upstream.sends('/news', []);
  const { status, body } = await callProvider('/api/news', {
    signal: AbortSignal.timeout(20_000),
    etag: '"v1"',
  });
  body.resume();
  expect(status).toBe(200);
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

it('keeps the header from another host', async () => {
  const other = new URL(process.env.NEWS_API_URL ?? '');
  other.hostname = 'localhost';
  other.pathname = '/api/news';
  upstream.sends('/news', []);
  const { body } = await callProvider(other, { signal: AbortSignal.timeout(20_000) });
  body.resume();
  expect(upstream.calls.at(-1)?.headers).not.toHaveProperty('authorization');
});
