import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { headlineOf, metadata, textOf } from '../html';
import { newsItem } from '../stories';
import { at, LANGS, WORDS } from '../words';
import { AGENTS } from './crawlers';

async function pageOf(request: APIRequestContext, path: string, agent: string) {
  const response = await request.get(path, { headers: { 'user-agent': agent } });
  const html = await response.text();
  return { status: response.status(), html, ...metadata(html) };
}

/**
 * Whether a text is the start of another, in whole grapheme clusters, computed in another way than
 * the site does.
 */
function startsInWholeClusters(start: string, whole: string) {
  const clusters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(whole)].map(
    ({ segment }) => segment,
  );
  const ends = new Set(clusters.map((_, index) => clusters.slice(0, index + 1).join('')));
  return ends.has(start);
}

for (const lang of LANGS) {
  test(`descriptions in ${lang} end between grapheme clusters`, async ({ upstream, request }) => {
    const texts = { en: '👩‍👩‍👧‍👦 family and é', hi: 'क्षत्रिय स्त्रियाँ कीं' };
    for (const shift of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const content = 'क'.repeat(shift) + texts[lang].repeat(40);
      upstream.add('news', newsItem(lang, 0, { id: `cut-${shift}`, content }));
      const { meta } = await pageOf(request, at(lang, `/news/cut-${shift}`), AGENTS.WhatsApp);
      expect(startsInWholeClusters(meta('description') ?? '', content)).toBe(true);
      expect(meta('description')?.length).toBeGreaterThan(140);
    }
  });
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)> \' & &amp; <b>',
  '--><img src=x onerror=alert(1)> 🙂👩‍👩‍👧',
  '\u2028${alert(1)}`{{7*7}}</textarea>',
];

// That nothing of it runs is what `e2e/xss.wide.spec.ts` looks for.
for (const [index, title] of HOSTILE.entries()) {
  test(`hostile title ${index + 1} is text everywhere`, async ({ upstream, request }) => {
    const story = {
      title,
      content: `${title} and more.\n\n${title}`,
      description: title,
      city: title,
      category: title,
      highlights: [title],
    };
    upstream.add('news', newsItem('en', 0, { id: 'hostile', ...story }));
    upstream.add(
      'featured-stories',
      newsItem('en', 0, { id: 'hostile-too', priority: 0, ...story }),
    );
    const plain = title.trim();
    const shown = plain.replace(/\s+/g, ' ');

    const { meta, html, title: inHead } = await pageOf(request, '/news/hostile', AGENTS.Facebook);
    expect(meta('og:title')).toBe(plain);
    expect(inHead).toBe(`${plain} | ${WORDS.en.Channel.name}`);
    expect(headlineOf(html)).toBe(shown);
    const home = (await pageOf(request, '/', AGENTS.Facebook)).html;
    expect(textOf(home)).toContain(shown);
    for (const page of [html, home]) expect(page).not.toMatch(/<script>alert|<(img|svg)[^>]* on/);
  });
}

test('who says no name has the metadata in the head too', async ({ upstream, request }) => {
  // A picture that does not come keeps the metadata waiting while the page is ready.
  upstream.pictures.set('/pictures/late.jpg', () => {});
  upstream.add('news', newsItem('en', 0, { id: 'no-name', imageUrl: '/pictures/late.jpg' }));
  const { meta } = await pageOf(request, '/news/no-name', '');
  expect(meta('og:title')).toBe(String(newsItem('en', 0).title));
  expect(meta('description')).toBeDefined();
});

test('an unknown story is kept out of search engines and has no social card', async ({
  request,
}) => {
  const { status, meta } = await pageOf(request, '/news/nobody', AGENTS.Google);
  expect(status).toBe(404);
  expect(meta('robots')).toMatch(/noindex/);
});

test('URLs in metadata never follow the request’s Host', async ({ request, site }) => {
  const html = await (
    await request.get('/news/news-en-0', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
  ).text();
  expect(html).not.toContain('evil.example');
  expect(metadata(html).canonical).toEqual([`${site}/news/news-en-0`]);
});
