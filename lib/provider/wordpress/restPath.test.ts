import { requestContext } from '@/lib/request/requestContext.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { restPath } from './restPath';
import { wordpressSource } from './wordpressSource';

describe('a WordPress with plain permalinks', () => {
  const wordpress = wordpressForTests({}, { hasPermalinks: false });

  it('is asked by ?rest_route=', async () => {
    expectConsole('error', /^news: \/rest: No REST API of WordPress at \/wp-json\/\?$/);
    expect(await restPath('/posts', { per_page: 5 })).toBe('/?rest_route=/wp/v2/posts&per_page=5');
    const result = await wordpressSource.feed('news');
    expect(result.ok && result.value.stories.length).toBe(19);
  });

  it('is asked how once, and again after a call that failed', async () => {
    expectConsole('error', /^news: \//);
    await wordpressSource.feed('news');
    await wordpressSource.feed('news');
    const roots = () => wordpress.routesAsked().filter((route) => route === '/').length;
    expect(roots()).toBe(1);
    wordpress.fail('/wp/v2/posts', (response) => response.writeHead(503).end());
    await wordpressSource.feed('news');
    wordpress.mend();
    const result = await wordpressSource.feed('news');
    expect(result.ok).toBe(true);
    expect(roots()).toBe(2);
  });

  it('shows a page its last posts once nothing of it answers, not even how it is asked', async () => {
    expectConsole('error', /^news: \//);
    const forPage = () => requestContext.run({ isPage: true }, () => wordpressSource.feed('news'));
    await forPage();
    for (const route of ['/', '/wp/v2/posts'])
      wordpress.fail(route, (response) => response.writeHead(503).end());
    // The first call that fails has WordPress asked again how it is to be asked.
    for (const feed of [await forPage(), await forPage()])
      expect(feed).toMatchObject({ ok: true, value: { isStale: true } });
  });
});
