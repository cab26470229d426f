import { expect, test } from '../fixtures';
import { newsItem, poster } from '../stories';

test('a title of megabytes costs neither the page nor the search their size', async ({
  upstream,
  request,
}) => {
  upstream.add('news', newsItem('en', 0, { id: 'huge', title: 'x '.repeat(3_500_000) }));
  for (const path of [
    '/news/huge',
    '/search?q=x',
    '/india',
    '/news/huge.md',
    '/api/stories?ids=huge',
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect((await response.body()).byteLength).toBeLessThan(500_000);
  }
});

test('ten thousand posters make twelve slides', async ({ upstream, request }) => {
  upstream.news.posters = Array.from({ length: 10_000 }, (_, index) =>
    poster(index, { id: `many-${index}` }),
  );
  const html = await (await request.get('/')).text();
  expect(Buffer.byteLength(html)).toBeLessThan(700_000);
  expect(await (await request.get('/api/posters')).json()).toHaveLength(12);
  expect((await request.get('/news/many-9999')).status()).toBe(200);
});
