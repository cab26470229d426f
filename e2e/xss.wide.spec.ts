import { hostilePoster, hostileStory } from '@/lib/testing/hostile/entries';
import { PAYLOADS } from '@/lib/testing/hostile/payloads';
import { expect, test } from './fixtures';
import { handlers, watched } from './watched';

test('no payload in any field of any story runs, asks or calls out', async ({
  page,
  site,
  upstream,
}) => {
  const stories = PAYLOADS.map((payload, at) => ({
    ...hostileStory(payload, `xss-${at}`),
    category: 'business',
    state: payload,
    timestamp: undefined,
    // Every other one is no live page, which no reader opens over a list.
    ...(at % 2 === 0 && { updates: undefined }),
  }));
  upstream.news = {
    posters: PAYLOADS.map((payload, at) => hostilePoster(payload, `poster-${at}`)).slice(-12),
    'breaking-news': stories,
    'featured-stories': stories.slice(0, 3),
    news: [
      ...stories,
      { id: 'all', title: 'All', content: PAYLOADS.join('\n\n'), highlights: PAYLOADS.slice(-50) },
    ],
  };
  const harm = await watched(page, site);

  for (const path of ['/?breaking=all', '/search?q=xss', '/news/all', '/news/xss-7', '/business']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toContainText('xss()');
    expect([path, await handlers(page), harm]).toEqual([path, [], []]);
  }

  // The browser's own side: the reader over the last of them, whose story comes as data.
  await page.locator('main [data-story^=xss] a[data-action=read]').first().click();
  await expect(page.getByRole('dialog')).toContainText('xss()');
  expect([await handlers(page), harm]).toEqual([[], []]);
});
