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
