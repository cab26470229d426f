import { provider } from '@/lib/provider/provider';
import { startUpstream } from '@/lib/testing/fakeUpstream';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  process.env.NEWS_API_URL = `${upstream.url}/v2/`;
});
afterAll(() => upstream.stop());

it('comes before the path of each feed, and before relative URLs of media', async () => {
  upstream.sends('/v2/api/news', [
    { id: 1, title: 'Rain', image: 'pictures/a.jpg' },
    { id: 2, title: 'Snow', image: '/pictures/b.jpg' },
  ]);
  const list = await provider.list('news');
  expect(list.ok && list.value.map(({ picture }) => picture)).toEqual([
    `${upstream.url}/v2/pictures/a.jpg`,
    `${upstream.url}/pictures/b.jpg`,
  ]);
  expect(upstream.pathsAsked()).toEqual(['/v2/api/news']);
});
