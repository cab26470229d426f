import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { sitemapIndexResponse, sitemapResponse } from './sitemapResponse';

const MINUTE_MS = 60_000;
const REQUEST = new Request('http://localhost:3000/sitemaps/stories.xml');

const wordpress = wordpressForTests();
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.archiveSitemap'));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

/** As many posts as that, the oldest of which never change. */
function hold(count: number) {
  const [post] = wordpress.data().posts;
  wordpress.data().posts = Array.from({ length: count }, (_, at) => ({ ...post, id: at + 1 }));
}

const locsOf = async (response: Response) =>
  [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

it('of a WordPress has the posts that were added since it was read', async () => {
  hold(150);
  expect(await locsOf(await sitemapResponse(REQUEST, 'stories.xml'))).toHaveLength(300);
  hold(350);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(await locsOf(await sitemapResponse(REQUEST, 'stories.xml'))).toHaveLength(700);
});

it.each(['1000000000', '100000000000', '999999999999999'])(
  'names no more files than can be asked for, though WordPress says it has %s posts',
  async (total) => {
    wordpress.fail('/wp/v2/posts', (response, good) =>
      response.writeHead(200, { 'x-wp-total': total }).end(good),
    );
    const locs = await locsOf(await sitemapIndexResponse(REQUEST));
    const stories = locs.filter((loc) => loc?.includes('/stories'));
    expect([stories.length, stories.at(-1)]).toEqual([
      9999,
      'http://localhost:3000/sitemaps/stories-9999.xml',
    ]);
  },
);
