import type { APIRequestContext } from '@playwright/test';
import { BRIDGE, bridges } from '../bridges';
import { expect, test } from '../fixtures';
import { LATE_BLOCK, metadata, tagsIn } from '../html';
import { wholeHtmlWith } from '../whole';
import { at, filled, JOURNEY_LANGS, type Lang, WORDS } from '../words';

const SIZE = 24;

/** The news in the list of a page; samples are on each, and a sidebar has items that are no articles. */
const storyIds = (html: string, element = 'article') =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]* data-story="(many-[^"]+)"`, 'g'))].map(
    ([, id = '']) => id,
  );
// Anywhere in the document: of a list that is late, React sends them with the list.
const linkTo = (html: string, rel: string) =>
  tagsIn(html, 'link').find((link) => link.rel === rel)?.href;
/**
 * Goes from page to page by each one's `next`, as a crawler does. `element` is that of a story in
 * the list.
 */
async function walk(request: APIRequestContext, first: string, element: 'article' | 'li') {
  const walked: { url: string; html: string; ids: string[] }[] = [];
  for (let url: string | undefined = first; url; url = linkTo(walked.at(-1)?.html ?? '', 'next')) {
    const response = await request.get(url);
    expect([url, response.status()]).toEqual([url, 200]);
    const html = await response.text();
    // Blocks below the list of a first page show what other pages list.
    walked.push({ url, html, ids: storyIds(html, element).slice(0, SIZE) });
  }
  return walked;
}

for (const lang of JOURNEY_LANGS) {
  const { Paging } = WORDS[lang];

  for (const path of [
    '/india',
    '/india/gujarat',
    '/world',
    '/videos',
    '/sports',
    '/sports/cricket',
    '/business',
    `/search?q=${BRIDGE[lang]}`,
  ]) {
    test(`every story of ${at(lang, path)} is on one of its pages`, async ({
      request,
      upstream,
      site,
    }) => {
      const category =
        { '/world': 'world', '/videos': 'videos', '/business': 'banking' }[path] ?? 'cricket';
      upstream.news = {
        posters: [],
        'breaking-news': [],
        'featured-stories': [],
        news: bridges(lang, 2 * SIZE + 5, { category, state: 'Gujarat' }),
      };
      const element = path.startsWith('/search') ? 'li' : 'article';
      const walked = await walk(request, site + at(lang, path), element);
      expect(walked.map(({ ids }) => ids.length)).toEqual([SIZE, SIZE, 5]);
      expect(new Set(walked.flatMap(({ ids }) => ids)).size).toBe(2 * SIZE + 5);
      expect(walked.map(({ html }) => linkTo(html, 'prev'))).toEqual([
        undefined,
        ...walked.slice(0, -1).map(({ url }) => new URL(url).href),
      ]);
      expect(new Set(walked.map(({ html }) => metadata(html).title)).size).toBe(3);
      expect(metadata(walked[1]?.html ?? '').title).toContain(
        filled(Paging.title, { title: '', number: 2 }),
      );
    });
  }

  test(`a page of /india in ${lang} has its own URL for search engines`, async ({
    request,
    upstream,
    site,
  }) => {
    upstream.news.news = bridges(lang, 2 * SIZE + 5);
    const { canonical, alternates, meta } = metadata(
      await (await request.get(at(lang, '/india?page=2'))).text(),
    );
    const url = (of: Lang) => site + at(of, '/india?page=2');
    expect([canonical, meta('og:url')]).toEqual([[url(lang)], url(lang)]);
    expect(alternates).toEqual({ 'en-IN': url('en'), 'hi-IN': url('hi'), 'x-default': url('en') });
    expect(meta('robots')).not.toMatch(/noindex/);
  });

  for (const query of ['page=1', 'page=0', 'page=-1', 'page=abc', 'page=2.5', 'page=2&page=3']) {
    test(`${at(lang, `/india?${query}`)} is the first page`, async ({
      request,
      upstream,
      site,
    }) => {
      upstream.news.news = bridges(lang, SIZE + 5);
      const response = await request.get(at(lang, `/india?${query}`));
      const html = await response.text();
      expect([response.status(), storyIds(html).length, metadata(html).canonical]).toEqual([
        200,
        SIZE,
        [site + at(lang, '/india')],
      ]);
    });
  }

  for (const path of [
    '/india?page=999',
    '/india?state=gujarat&page=2',
    '/india/gujarat?page=3',
    '/world?page=2',
    '/videos?page=2',
    '/sports/cricket?page=2',
    `/search?q=${BRIDGE[lang]}&page=99`,
  ]) {
    test(`${at(lang, path)} is not there, and says so`, async ({ request, upstream }) => {
      upstream.news.news = bridges(lang, SIZE + 5, { state: 'Rajasthan' });
      const response = await request.get(at(lang, path));
      const html = await response.text();
      expect(response.status()).toBe(404);
      expect(metadata(html).meta('robots')).toMatch(/noindex/);
      expect(html).toContain(filled(Paging.beyond, { number: /page=(\d+)/.exec(path)?.[1] ?? '' }));
      expect(html).toContain(Paging.toFirst);
    });
  }
}

for (const path of [
  '/',
  '/india',
  '/india?page=2',
  '/india/gujarat',
  '/world',
  '/sports',
  '/sports/cricket',
  '/business',
  '/technology',
  '/videos',
  '/search?q=bridge',
  '/news/many-en-1',
]) {
  test(`${path} fetches its first picture first, and no other`, async ({ request, upstream }) => {
    const categories = ['world', 'cricket', 'banking', 'technology', 'videos'];
    upstream.news.news = bridges('en', 60, { state: 'Gujarat' }).map((story, index) => ({
      ...story,
      category: categories[index % categories.length],
    }));
    // To an edge every list is sent at its place, a late one too.
    const html = await wholeHtmlWith(request, path, 'many-en-');
    expect(html).not.toContain(LATE_BLOCK);
    const pictures = tagsIn(html.slice(html.indexOf('<main')), 'img');
    expect(
      pictures
        .filter(({ fetchpriority }) => fetchpriority === 'high')
        .map(({ loading }) => loading),
    ).toEqual(['eager']);
    expect(pictures.findIndex(({ loading }) => loading === 'eager')).toBe(
      pictures.findIndex(({ src }) => src?.startsWith('/pictures/fit')),
    );
  });
}
