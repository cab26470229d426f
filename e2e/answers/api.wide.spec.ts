import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import {
  breakingItem,
  type Feed,
  FEEDS,
  featuredStory,
  liveStory,
  liveUpdate,
  newsItem,
  titleOf,
} from '../stories';
import { LANGS } from '../words';

type Listed = { id: string; title: string; body?: string };

for (const endpoint of [
  'posters',
  'breaking-news',
  'featured-stories',
  'trending',
  'stories?ids=news-en-0',
  'suggest?q=first',
]) {
  test(`/api/${endpoint} answers 304 to who has it, and anew when it changed`, async ({
    upstream,
    request,
  }) => {
    const first = await request.get(`/api/${endpoint}`);
    expect(first.status()).toBe(200);
    expect(first.headers()['content-type']).toMatch(/^application\/json/);
    expect(first.headers()['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    const { etag = '' } = first.headers();
    expect(etag).toMatch(/^W\/"/);
    for (const known of [etag, etag.slice('W/'.length), `"other", ${etag}`]) {
      const again = await request.get(`/api/${endpoint}`, { headers: { 'if-none-match': known } });
      expect([again.status(), await again.text()]).toEqual([304, '']);
    }
    for (const feed of FEEDS) {
      upstream.news[feed] = upstream.news[feed].map((entry) => ({
        ...entry,
        title: 'Changed',
        headline: 'Changed',
      }));
    }
    const changed = await request.get(`/api/${endpoint}`, { headers: { 'if-none-match': etag } });
    expect([changed.status(), changed.headers().etag === etag]).toEqual([200, false]);
  });
}

// Every other fault comes to the same (`app/api/faultMatrix.wide.test.ts`).
const INTERNAL: [Feed, keyof typeof FAULTS, string][] = [
  ['posters', 'has only wrong entries', 'No valid posters found'],
  ['breaking-news', 'is not a list', 'Invalid breaking news data'],
  ['featured-stories', 'status 500', 'Failed to fetch featured stories'],
];

for (const [feed, fault, error] of INTERNAL) {
  test(`/api/${feed} says "${error}" when the feed ${fault}`, async ({ upstream, request }) => {
    upstream.fail(FAULTS[fault], feed);
    const response = await request.get(`/api/${feed}`);
    expect(response.status()).toBe(502);
    expect(await response.json()).toEqual({ error });
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

test('/api/posters with no poster at all says so', async ({ upstream, request }) => {
  upstream.news.posters = [];
  expect(await (await request.get('/api/posters')).json()).toEqual({
    error: 'No valid posters found',
  });
});

test('/api/trending counts feeds that fail as empty', async ({ upstream, request }) => {
  upstream.fail(FAULTS['status 500'], 'news', 'featured-stories');
  const stories: Listed[] = await (await request.get('/api/trending')).json();
  // By time whatever the language; of one moment the page's own first.
  expect(stories.map(({ id }) => id)).toEqual(
    ['en-0', 'hi-0', 'en-1', 'hi-1', 'en-2'].map((id) => `breaking-${id}`),
  );
  upstream.fail(FAULTS['status 500'], ...FEEDS);
  const none = await request.get('/api/trending');
  expect([none.status(), await none.json()]).toEqual([200, []]);
});

for (const lang of LANGS) {
  test(`lists in ${lang} begin with that language and carry no bodies`, async ({ request }) => {
    for (const endpoint of ['breaking-news', 'featured-stories', 'trending']) {
      const stories: Listed[] = await (await request.get(`/api/${endpoint}?lang=${lang}`)).json();
      expect(stories.length).toBeGreaterThan(2);
      expect(stories[0]?.id).toContain(`-${lang}-`);
      expect(stories.filter((story) => 'body' in story || 'content' in story)).toEqual([]);
    }
  });
}

test('breaking: the beginning of the line, and all of it when that is asked for', async ({
  request,
}) => {
  const idsAt = async (path: string) =>
    ((await (await request.get(path)).json()) as Listed[]).map(({ id }) => id);
  const [start, all] = [await idsAt('/api/breaking-news'), await idsAt('/api/breaking-news?all=1')];
  expect(start).toEqual(Array.from({ length: 8 }, (_, at) => `breaking-en-${at}`));
  expect(all).toEqual([...start, ...Array.from({ length: 8 }, (_, at) => `breaking-hi-${at}`)]);
});

test('featured: ascending by priority, missing priority is 1, the first three', async ({
  upstream,
  request,
}) => {
  upstream.news['featured-stories'] = [
    [3, 9],
    [2, 4],
    [1, undefined],
    [0, 2],
  ].map(([at = 0, priority]) => featuredStory('en', at, { priority }));
  const stories: Listed[] = await (await request.get('/api/featured-stories')).json();
  expect(stories.map(({ title }) => title)).toEqual(
    [1, 0, 2].map((at) => titleOf('featured', 'en', at)),
  );
});

test('views that the provider did not give stay the same at each poll', async ({
  upstream,
  request,
}) => {
  upstream.add(
    'breaking-news',
    breakingItem('en', 0, { id: 'unseen', views: undefined, timestamp: new Date().toISOString() }),
  );
  const views = async () => (await (await request.get('/api/trending')).json())[0].views;
  const first = await views();
  expect(first).toBeGreaterThan(0);
  expect(await views()).toBe(first);
});

test('/api/stories gives whole stories by either id, and says which ones no source has', async ({
  upstream,
  request,
}) => {
  upstream.add('news', newsItem('en', 0, { id: 55, title: 'By number' }));
  upstream.add('news', newsItem('en', 0, { id: 'own', _id: 'other', title: 'By _id' }));
  const stories: Listed[] = await (
    await request.get('/api/stories?ids=55,other,nobody,breaking-hi-0')
  ).json();
  const found = stories.filter(({ title }) => title !== undefined);
  expect(found.map(({ id, title }) => [id, title]).sort()).toEqual(
    [
      ['55', 'By number'],
      ['breaking-hi-0', titleOf('breaking', 'hi', 0)],
      ['other', 'By _id'],
    ].sort(),
  );
  expect(found.every(({ body }) => Array.isArray(body))).toBe(true);
  expect(stories).toContainEqual({ id: 'nobody', missing: 'absent' });
  expect(await (await request.get('/api/stories?ids=')).json()).toEqual([]);
  expect(await (await request.get('/api/stories')).json()).toEqual([]);
});

for (const id of ['with space', 'with&and', 'with/slash', '50%', 'नर्मदा']) {
  test(`/api/stories finds the id "${id}"`, async ({ upstream, request }) => {
    upstream.add('news', newsItem('en', 0, { id }));
    const stories: Listed[] = await (
      await request.get(`/api/stories?ids=news-en-1,${encodeURIComponent(id)}`)
    ).json();
    expect(stories.map((story) => story.id)).toEqual(['news-en-1', id]);
  });
}

test('/api/stories sends what it found while a source fails, with no-store', async ({
  upstream,
  request,
}) => {
  upstream.fail(FAULTS['status 500'], 'news');
  const partly = await request.get('/api/stories?ids=breaking-en-0,news-en-0');
  const stories: Listed[] = await partly.json();
  expect([partly.status(), partly.headers()['cache-control'], stories.map(({ id }) => id)]).toEqual(
    [200, 'no-store', ['breaking-en-0']],
  );
  const none = await request.get('/api/stories?ids=news-en-0');
  expect([none.status(), await none.json()]).toEqual([502, { error: 'News article not found' }]);
  const whole = await request.get('/api/stories?ids=breaking-en-0,featured-en-0');
  expect(whole.headers()['cache-control']).toContain('s-maxage');
});

test('/api/stories is 502 when no source answers', async ({ upstream, request }) => {
  upstream.fail(FAULTS['status 500'], ...FEEDS);
  const response = await request.get('/api/stories?ids=news-en-0');
  expect([response.status(), await response.json()]).toEqual([
    502,
    { error: 'News article not found' },
  ]);
});

test('/api/health is well whatever the provider does', async ({ upstream, request }) => {
  upstream.fail(FAULTS['never answers'], ...FEEDS);
  const response = await request.get('/api/health');
  expect([response.status(), await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(upstream.calls).toEqual([]);
});

test('/api/ready gives each feed’s age', async ({ request }) => {
  await request.get('/');
  const response = await request.get('/api/ready');
  expect(response.status()).toBe(200);
  const { status, feedAgesS } = await response.json();
  expect([status, Object.keys(feedAgesS).sort()]).toEqual([
    'ready',
    FEEDS.map((feed) => `/${feed}`).sort(),
  ]);
});

test('answers carry the security headers', async ({ request }) => {
  for (const path of ['/', '/hi', '/news/news-en-0', '/api/posters']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
  // One after the other: readers of the same moment share a render.
  const policy = async () => (await request.get('/')).headers()['content-security-policy'];
  const one = await policy();
  const two = await policy();
  expect(one).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'/);
  expect(one).not.toBe(two);
});

test('/api/state knows the site’s states, and /api/places their names', async ({ request }) => {
  const none = await request.get('/api/state?state=atlantis');
  expect([none.status(), none.headers()['cache-control']]).toEqual([404, 'no-store']);
  const stories = await (await request.get('/api/state?state=madhya-pradesh&lang=hi')).json();
  expect(stories).toHaveLength(8);
  const places = await (await request.get('/api/places?lang=hi')).json();
  expect(places.states).toContainEqual({ id: 'gujarat', name: 'गुजरात' });
  expect(places.cities).toContainEqual({ id: 'indore', name: 'इंदौर', state: 'madhya-pradesh' });
});

test('there is no script of other companies to be had', async ({ request }) => {
  expect((await request.get('/api/partners.js')).status()).toBe(404);
});

for (const id of ['live-en', 'with/slash', '50%', 'नर्मदा']) {
  test(`/api/live tells an open page of ${id} what it lacks`, async ({ upstream, request }) => {
    const story = (...updates: ReturnType<typeof liveUpdate>[]) =>
      liveStory('en', 3, { id, updates });
    const [first, second, third] = [0, 1, 2].map((at) => liveUpdate('en', at * 10));
    upstream.news.news = [story(second ?? {}, first ?? {})];
    const path = `/api/live/${encodeURIComponent(id)}?lang=en&after=u10`;
    const before = await request.get(path);
    expect([before.status(), before.headers()['cache-control']]).toEqual([
      200,
      'public, max-age=0, s-maxage=5',
    ]);
    expect(await before.json()).toMatchObject({ updates: [], newest: 'u10' });
    const { etag = '' } = before.headers();
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);

    upstream.news.news = [story(third ?? {}, liveUpdate('en', 10, { content: 'Edited.' }))];
    expect(await (await request.get(path)).json()).toMatchObject({
      updates: [{ id: 'u20' }, { id: 'u10', changedAt: expect.any(String) }],
      newest: 'u20',
      standing: ['u20', 'u10'],
    });
  });
}

test('/api/live is 404 for other stories and 502 while the source fails', async ({
  upstream,
  request,
}) => {
  const statusOf = async (id: string) => (await request.get(`/api/live/${id}`)).status();
  expect([await statusOf('nobody'), await statusOf('breaking-en-0')]).toEqual([404, 404]);
  upstream.fail(FAULTS['status 500'], ...FEEDS);
  expect(await statusOf('live-en')).toBe(502);
});
