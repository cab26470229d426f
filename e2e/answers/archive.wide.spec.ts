import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { PAGE_SIZE } from '@/lib/pages/paging';
import { draftToken } from '@/lib/request/draftToken.mjs';
import { fakeWordPress } from '@/lib/testing/fakeWordPress';
import { expect, test } from '../fixtures';
import { type Running, startSite } from '../site';
import { LANGS, WORDS } from '../words';

// A site of a WordPress that has more than its lists: those have the newest hundred.

const SECRET = 'a secret of thirty-two characters';
const COUNT = 230;
const PAGES = Math.ceil(COUNT / PAGE_SIZE);
const OLDEST = 1;

const wordpress = fakeWordPress();
let origin: string;
let server: Running;

/** The recorded posts over and over, newest first, each with an id and an address of its own. */
function fill() {
  const { posts } = wordpress.data();
  const recorded = posts.filter(({ excerpt }) => !Object(excerpt).protected);
  posts.length = 0;
  for (let id = COUNT; id >= OLDEST; id--) {
    const date = new Date(Date.UTC(2026, 10, 20) - (COUNT - id) * 3_600_000).toISOString();
    posts.push({
      ...recorded[id % recorded.length],
      id,
      slug: `story-${id}`,
      link: `https://cms.example/2026/11/story-${id}/`,
      title: { rendered: `Story number ${id} zebra` },
      date_gmt: date.slice(0, 19),
      modified_gmt: date.slice(0, 19),
      author: 3,
    });
  }
}

test.beforeAll(async () => {
  await wordpress.start();
  fill();
  ({ origin, server } = await startSite({
    NEWS_SOURCE: 'wordpress',
    NEWS_API_URL: wordpress.url,
    NEWS_API_HEADER: 'Authorization: Basic ZWRpdG9yOmVkaXRvcg==',
    PREVIEW_SECRET: SECRET,
    NEWS_MIN_AGE_MS: '0',
    LOG_LEVEL: 'debug',
  }));
});
test.afterAll(async () => {
  await server.stop();
  await wordpress.stop();
});
test.beforeEach(() => wordpress.mend());

const get = async (path: string) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const linked = (html: string) => [
  ...new Set([...html.matchAll(/href="(?:\/hi)?\/news\/(\d+)"/g)].map(([, id]) => Number(id))),
];

/** The stories that a page lists, as its structured data has them. */
const listed = (html: string) =>
  [...html.matchAll(/"position":\d+,"url":"[^"]+\/news\/(\d+)"/g)].map(([, id]) => Number(id));

test('an id outside the lists has its page, and one in the trash is gone', async () => {
  expect((await get(`/news/${OLDEST}`)).status).toBe(200);
  expect((await get('/news/999999')).status).toBe(404);
  const gone = await get('/news/928');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain(WORDS.en.Reader.goneWhy);
  expect((await get('/hi/news/928')).text).toContain(WORDS.hi.Reader.goneWhy);
  expect((await get('/news/928.md')).status).toBe(410);
  const [answer] = JSON.parse((await get('/api/stories?ids=928')).text);
  expect(answer).toEqual({ id: '928', missing: 'gone' });
});

test('the states’ page goes back to the oldest story, each story once', async () => {
  const seen: number[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const { status, text } = await get(`/india?page=${page}`);
    expect(status).toBe(200);
    seen.push(...listed(text));
  }
  expect(seen.toSorted((a, b) => b - a)).toEqual(
    Array.from({ length: COUNT }, (_, at) => COUNT - at),
  );
  expect((await get(`/india?page=${PAGES + 1}`)).status).toBe(404);
});

test('while the archive fails the first page is of the lists, a later one says so', async () => {
  wordpress.fail('/wp/v2/posts', (response, good) => {
    // The archive alone asks for an offset.
    const isArchive = wordpress.calls.at(-1)?.params.has('offset');
    response.writeHead(isArchive ? 500 : 200, { 'content-type': 'application/json' });
    response.end(isArchive ? '' : good);
  });
  const first = await get('/india');
  expect([first.status, linked(first.text).length > 0]).toEqual([200, true]);
  const later = await get('/india?page=2');
  expect([later.status, later.headers.get('retry-after')]).toEqual([503, '120']);
  expect(later.text).toContain(WORDS.en.NoNews.failed);
});

test('an author has a page of all stories, under the name that WordPress gives', async () => {
  for (const lang of LANGS) {
    const prefix = lang === 'en' ? '' : '/hi';
    const { status, text } = await get(`${prefix}/author/rajya-desk?page=${PAGES}`);
    expect(status).toBe(200);
    const name = String(wordpress.data().users.find(({ slug }) => slug === 'rajya-desk')?.name);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(text).toContain(`${origin}${prefix}/author/rajya-desk?page=${PAGES}`);
    expect(text).toContain('"ProfilePage"');
  }
  const beyond = await get(`/author/rajya-desk?page=${PAGES + 1}`);
  expect(beyond.status).toBe(404);
  const nobody = await get('/author/nobody');
  expect(nobody.status).toBe(404);
  expect(nobody.text).toContain(WORDS.en.Terms.authorMissing);
  expect((await get('/tag/nothing')).status).toBe(404);
});

test('the search finds what the lists do not have, each story once', async () => {
  const seen: number[] = [];
  let page = 0;
  for (let next = true; next;) {
    const { status, text } = await get(`/search?q=zebra&page=${++page}`);
    expect(status).toBe(200);
    const results = text.slice(text.indexOf(`id="${LIST_ANCHOR}"`));
    expect(text).toContain(`${COUNT} stories`);
    seen.push(...linked(results.slice(0, results.indexOf('</ol>'))));
    next = text.includes('rel="next"');
  }
  expect(seen.toSorted((a, b) => b - a)).toEqual(
    Array.from({ length: COUNT }, (_, at) => COUNT - at),
  );
  expect((await get(`/search?q=zebra&page=${page + 1}`)).status).toBe(404);
});

test('old and shared addresses lead to what they mean in one step, others nowhere', async () => {
  const uploads = '/wp-content/uploads/2026/11/a.jpg';
  for (const [path, status, page] of [
    ['/2026/11/story-7', 308, '/news/7'],
    ['/2026/11/story-7/', 308, '/news/7'],
    ['/2026/11/story-7/?amp=1', 308, '/news/7'],
    ['/2026/11/story-7/amp/', 308, '/news/7'],
    ['/2026/11/story-7/feed/', 308, '/news/7'],
    ['/2026/11/story-7/comment-page-1/', 308, '/news/7'],
    ['/2026/11/story-7/2/', 308, '/news/7'],
    ['/hi/2026/11/story-7/', 308, '/news/7'],
    ['/en/2026/11/story-7/', 308, '/news/7'],
    ['/2026/11/story-7/%E0%A5%A4', 308, '/news/7'],
    ['/?p=7', 308, '/news/7'],
    ['/?page_id=7', 308, '/news/7'],
    ['/index.php?p=7', 308, '/news/7'],
    ['/index.php/2026/11/story-7/', 308, '/news/7'],
    ['/news/7%E0%A5%A4', 308, '/news/7'],
    ['/hi/NEWS/7', 308, '/hi/news/7'],
    ['/hi/NEWS/7/', 308, '/hi/news/7'],
    ['/feed/', 308, '/feeds/en/all.rss'],
    ['/hi/feed/atom/', 308, '/feeds/hi/all.atom'],
    ['/rss.xml', 308, '/feeds/en/all.rss'],
    ['/wp-sitemap.xml', 308, '/sitemap.xml'],
    ['/news-sitemap.xml', 308, '/sitemaps/news.xml'],
    ['/category/world/', 308, '/world'],
    ['/category/world/feed/', 308, '/feeds/en/world.rss'],
    ['/?category_name=world', 308, '/world'],
    ['/tag/monsoon/page/2/', 308, '/tag/monsoon'],
    ['/page/2/', 308, '/india?page=2'],
    ['/page/99/', 308, '/india'],
    ['/?s=rain', 308, '/search?q=rain'],
    [uploads, 302, wordpress.url + uploads],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, status, page]);
  }
  const asked = wordpress.calls.length;
  for (const path of ['/wp-login.php', '/wp-admin/setup', '/a/.env', '/ghost/', '/.git/feed/'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  // Whatever else is asked for meanwhile, a list that is due.
  const permalinks = wordpress.calls.slice(asked).flatMap(({ params }) => params.getAll('slug'));
  expect(permalinks).toEqual(['ghost']);
  for (const path of ['/2026/11/nobody-wrote-this/', '/2026/11/nobody/amp/', '/category/nobody/'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('the sitemap has every story', async () => {
  expect((await get('/sitemap.xml')).text).toContain('/sitemaps/stories.xml');
  const { text } = await get('/sitemaps/stories.xml');
  expect(text.match(/<loc>/g)).toHaveLength(COUNT * LANGS.length);
  expect(text.indexOf('/news/1<')).toBeLessThan(text.indexOf(`/news/${COUNT}<`));
});

test.describe('a draft', () => {
  const link = (id: string, token: string, prefix = '') =>
    `${prefix}/preview?${new URLSearchParams({ id, token }).toString()}`;
  const tokenFor = (id: string, seconds = 3600) =>
    draftToken(id, Math.floor(Date.now() / 1000) + seconds, SECRET);

  test('is shown as one, and kept by nobody', async () => {
    for (const lang of LANGS) {
      const { status, headers, text } = await get(
        link('924', tokenFor('924'), lang === 'en' ? '' : '/hi'),
      );
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(text).toContain('UNSEENdraft');
      expect(text).toContain(WORDS[lang].Draft.notice.slice(0, 20));
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toContain('og:title');
    }
  });

  test('is in nothing else', async () => {
    for (const path of ['/', '/news/924', '/search?q=UNSEENdraft', '/api/stories?ids=924'])
      expect((await get(path)).text).not.toContain('still being written');
  });

  test('is refused to a token that is forged, has expired or is of another story', async () => {
    const tokens = [
      '',
      'x',
      tokenFor('925'),
      tokenFor('924', -1),
      tokenFor('924', 8 * 86_400),
      tokenFor('924').replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    ];
    for (const token of tokens) {
      const { status, headers, text } = await get(link('924', token));
      expect([token, status, headers.get('cache-control')]).toEqual([token, 404, 'no-store']);
      expect(text).not.toContain('UNSEENdraft');
    }
  });

  test('leaves no token in the log', async () => {
    const token = tokenFor('924');
    await get(link('924', token));
    await expect.poll(() => server.output).toContain('request: /preview');
    expect(server.output).not.toContain(token.split('.')[1]);
  });
});
