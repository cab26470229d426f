import { provider } from '@/lib/provider/provider';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';

const upstream = fakeUpstream();
beforeAll(async () => {
  process.env.NEWS_API_URL = `${upstream.url}/v2/`;
});

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
