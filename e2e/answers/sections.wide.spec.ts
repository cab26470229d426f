import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { headlineOf, htmlLang, metadata, textOf } from '../html';
import { nameOf, ROUTES, UNKNOWN_SUBCATEGORIES } from '../routes';
import { breakingItem, FEEDS, titleOf } from '../stories';
import { at, JOURNEY_LANGS, LANGS, WORDS } from '../words';

const CATEGORIES = [
  '/astrology',
  '/live-tv',
  '/opinion',
  '/photos',
  '/videos',
  '/premium',
  '/short-videos',
  '/web-stories',
  '/podcasts',
  '/movie-reviews',
];

/** What search engines are asked to leave alone. */
const KEPT_OUT = [...UNKNOWN_SUBCATEGORIES, '/search', '/my'];

const headings = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, inner = '']) => textOf(inner).trim());
for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`every page in ${lang} is there with the provider dead`, async ({ request, upstream }) => {
    upstream.fail(FAULTS['status 500'], ...FEEDS);
    const found: unknown[] = [];
    for (const path of ROUTES) {
      const response = await request.get(at(lang, path));
      const html = await response.text();
      found.push({
        path,
        status: response.status(),
        lang: htmlLang(html),
        headings: headings(html),
        keptOut: /noindex/.test(metadata(html).meta('robots') ?? ''),
      });
    }
    expect(found).toEqual(
      ROUTES.map((path) => ({
        path,
        status: 200,
        lang,
        headings: [nameOf(path, lang)],
        keptOut: KEPT_OUT.includes(path),
      })),
    );
  });

  test(`a section without news in ${lang} says so`, async ({ request }) => {
    const silent: string[] = [];
    for (const path of [...CATEGORIES, ...UNKNOWN_SUBCATEGORIES, '/world', '/technology']) {
      const html = await (await request.get(at(lang, path))).text();
      if (!textOf(html).includes(words.Story.emptyCategory)) silent.push(path);
    }
    // It has the newest headlines instead.
    expect(silent).toEqual(['/live-tv']);
  });

  test(`a section without news in ${lang} shows the few stories there are, its language's first`, async ({
    request,
    upstream,
  }) => {
    upstream.news['breaking-news'] = LANGS.map((one) =>
      breakingItem(one, 0, { thumbnail: undefined }),
    );
    upstream.news['featured-stories'] = upstream.news.news = [];
    const text = textOf(await (await request.get(at(lang, '/opinion'))).text());
    const ownFirst = [lang, ...LANGS.filter((one) => one !== lang)];
    const places = ownFirst.map((one) => text.indexOf(titleOf('breaking', one, 0)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
}

for (const lang of JOURNEY_LANGS) {
  const { NotFound, Reader, State } = WORDS[lang];

  test(`Next: notFound() sends an empty document; in ${lang} unknown URLs are whole pages of status 404`, async ({
    request,
  }) => {
    for (const [path, title] of [
      ['/no-such-page', NotFound.title],
      ['/news/nobody-wrote-this', Reader.missing],
      ['/india/atlantis', State.notFound],
    ] as const) {
      const response = await request.get(at(lang, path));
      const html = await response.text();
      expect([path, response.status(), headlineOf(html)]).toEqual([path, 404, title]);
      expect(html).toContain('<footer');
    }
  });
}
