import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { linksIn, textOf } from '../html';
import {
  breakingItem,
  FEEDS,
  type Feed,
  featuredStory,
  newsItem,
  poster,
  posterTitle,
  titleOf,
} from '../stories';
import { at, homeFailures, LANGS, WORDS } from '../words';

/** What a visitor of the English home page reads while a feed works. */
const GOOD: Record<Feed, string> = {
  posters: posterTitle.en(0),
  'breaking-news': titleOf('breaking', 'en', 3),
  'featured-stories': titleOf('featured', 'en', 0),
  news: titleOf('news', 'en', 0),
};

/** What it says where one does not; of the blocks of state news it says so once. */
const FAILED: Record<Feed, readonly string[]> = {
  posters: [WORDS.en.Hero.failed],
  'breaking-news': [WORDS.en.Home.breakingFailed],
  'featured-stories': [WORDS.en.Home.featuredFailed],
  news: [WORDS.en.NoNews.failed],
};

/** With every entry dropped the list is empty; for posters alone that is an error. */
const EMPTY: Record<Feed, readonly string[]> = {
  posters: [WORDS.en.Hero.failed],
  'breaking-news': [WORDS.en.Home.breakingEmpty],
  'featured-stories': [WORDS.en.Home.featuredEmpty],
  news: [],
};

const MESSAGES = [
  ...new Set([...Object.values(FAILED), ...Object.values(EMPTY)].flat()),
  WORDS.en.Story.emptyCategory,
];

// Every other fault comes to the same results (`app/api/faultMatrix.wide.test.ts`).
for (const name of ['status 500', 'has only wrong entries'] as const) {
  for (const feed of FEEDS) {
    test(`home with ${feed} that ${name}`, async ({ upstream, request }) => {
      upstream.fail(FAULTS[name], feed);
      const response = await request.get('/');
      expect(response.status()).toBe(200);
      const text = textOf(await response.text());
      const messages = name === 'has only wrong entries' ? EMPTY[feed] : FAILED[feed];
      expect(MESSAGES.filter((known) => text.includes(known))).toEqual(messages);
      expect(FEEDS.filter((other) => text.includes(GOOD[other]))).toEqual(
        FEEDS.filter((other) => other !== feed),
      );
    });
  }
}

for (const lang of LANGS) {
  test(`home in ${lang} once all feeds fail has the last lists, and says so once`, async ({
    upstream,
    request,
  }) => {
    await request.get(at(lang, '/'));
    upstream.fail(FAULTS['status 500'], ...FEEDS);
    // By which the site learns of it: a page whose calls fail late says of each list that it is missing.
    await request.get(at(lang, '/'));
    const response = await request.get(at(lang, '/'));
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(textOf(html)).toContain(WORDS[lang].NoNews.outage.split('{date}')[0]);
    expect(linksIn(html, WORDS[lang].Faults.retry)).toEqual([at(lang, '/')]);
    expect(textOf(html)).toContain(titleOf('breaking', lang, 3));
    // With which the line begins.
    const { failed } = WORDS[lang].NoNews;
    expect(homeFailures(lang).filter((message) => textOf(html).includes(message))).toEqual([
      failed,
    ]);
  });
}

for (const lang of LANGS) {
  for (const path of ['/videos', '/sports', '/india', '/india/gujarat'])
    test(`${at(lang, path)} without its feed says so, with another try`, async ({
      upstream,
      request,
    }) => {
      upstream.fail(FAULTS['status 500'], 'news');
      const html = await (await request.get(at(lang, path))).text();
      expect(textOf(html)).toContain(WORDS[lang].NoNews.failed);
      expect(linksIn(html, WORDS[lang].Faults.retry)).toEqual([at(lang, path)]);
      expect(textOf(html)).not.toContain(WORDS[lang].NoNews.none);
    });
}

test('an answer of a source that fails leaves no trace at the next request', async ({
  upstream,
  request,
}) => {
  upstream.fail(FAULTS['is not a list'], 'breaking-news');
  expect(textOf(await (await request.get('/')).text())).toContain(WORDS.en.Home.breakingFailed);
  upstream.mend('breaking-news');
  expect(textOf(await (await request.get('/')).text())).toContain(GOOD['breaking-news']);
});

test('bad entries are dropped one by one, good ones shown', async ({ upstream, request }) => {
  const bad = [null, 12, 'text', [], { title: 'A story without an identity' }, { id: 'no-title' }];
  upstream.news.posters = [...bad, poster(0)] as never;
  upstream.news['breaking-news'] = [
    ...bad,
    breakingItem('en', 3, { views: {}, timestamp: 'soon', thumbnail: 7 }),
  ] as never;
  upstream.news['featured-stories'] = [
    ...bad,
    featuredStory('en', 0, { priority: 'high', videoUrl: 'javascript:alert(1)' }),
  ] as never;
  upstream.news.news = [
    ...bad,
    newsItem('en', 0, { highlights: 'none', category: ['business'] }),
    newsItem('en', 3),
  ] as never;
  const html = await (await request.get('/')).text();
  const text = textOf(html);
  expect(
    FEEDS.filter((feed) => !text.includes(feed === 'news' ? titleOf('news', 'en', 3) : GOOD[feed])),
  ).toEqual([]);
  expect(
    MESSAGES.filter((known) => known !== WORDS.en.Story.emptyCategory && text.includes(known)),
  ).toEqual([]);
  expect(text).not.toContain('A story without an identity');
  expect(html).not.toContain('javascript:alert');
});

test('the provider’s ETag is sent back, and its 304 shows the same news', async ({
  upstream,
  request,
}) => {
  await request.get('/');
  upstream.forget();
  const response = await request.get('/');
  expect(
    upstream.calls.map(({ headers, status }) => [typeof headers['if-none-match'], status]),
  ).toEqual(FEEDS.map(() => ['string', 304]));
  const text = textOf(await response.text());
  expect(FEEDS.filter((feed) => !text.includes(GOOD[feed]))).toEqual([]);
});

test('an edited story is on the page at the next request', async ({ upstream, request }) => {
  await request.get('/');
  upstream.add(
    'breaking-news',
    breakingItem('en', 0, { id: 'edited', headline: 'A new gate for the old bridge' }),
  );
  expect(textOf(await (await request.get('/')).text())).toContain('A new gate for the old bridge');
});
