import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { tagsIn } from '../html';
import { bodyOf, FEEDS, newsItem, poster, titleOf } from '../stories';
import { at, LANGS, newsDesk, WORDS } from '../words';
import { HOSTILE_IDS } from './hostile';

for (const lang of LANGS) {
  test(`a story in ${lang} as Markdown`, async ({ request, site }) => {
    const path = at(lang, `/news/news-${lang}-0`);
    const response = await request.get(`${path}.md`);
    const text = await response.text();
    const [, matter = '', content = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text) ?? [];
    const { Categories, States } = WORDS[lang];
    expect(
      Object.fromEntries(
        matter
          .split('\n')
          .map((line) => [
            line.slice(0, line.indexOf(':')),
            JSON.parse(line.slice(line.indexOf(':') + 1)) as unknown,
          ]),
      ),
    ).toEqual({
      title: titleOf('news', lang, 0),
      url: site + path,
      language: lang,
      published: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      section: Categories.business,
      place: `${String(newsItem(lang, 0).city)}, ${States.madhyapradesh}`,
      image: expect.stringMatching(/\/pictures\/[^/]+\.16x9\.jpg$/),
    });
    const parts = content.trim().split('\n\n');
    expect(parts[0]).toBe(`# ${titleOf('news', lang, 0)}`);
    expect(parts.slice(-4)).toEqual([
      ...bodyOf('news', lang, 0).split('\n\n'),
      `[${newsDesk(lang)}](${site}${path})`,
    ]);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${site}${path}>; rel="canonical"`,
    });
    expect(
      (
        await request.get(`${path}.md`, {
          headers: { 'if-none-match': response.headers().etag ?? '' },
        })
      ).status(),
    ).toBe(304);
  });

  test(`a story's page in ${lang} names its Markdown`, async ({ request, site }) => {
    const path = at(lang, `/news/news-${lang}-0`);
    const links = tagsIn(await (await request.get(path)).text(), 'link').filter(
      ({ type }) => type === 'text/markdown',
    );
    expect(links).toEqual([
      expect.objectContaining({ rel: 'alternate', href: `${site}${path}.md` }),
    ]);
  });

  for (const id of HOSTILE_IDS) {
    test(`Markdown in ${lang} of the story ${JSON.stringify(id)}, and its page as before`, async ({
      upstream,
      request,
    }) => {
      upstream.add('news', newsItem('en', 0, { id, title: 'The one that is sought' }));
      const path = at(lang, `/news/${encodeURIComponent(id)}`);
      const markdown = await request.get(`${path}.md`);
      expect([
        markdown.status(),
        (await markdown.text()).includes('\n# The one that is sought\n'),
      ]).toEqual([200, true]);
      const page = await request.get(path);
      expect([page.status(), (await page.text()).includes('The one that is sought</h1>')]).toEqual([
        200,
        true,
      ]);
    });
  }

  test(`a poster's page in ${lang} has its Markdown`, async ({ upstream, request }) => {
    upstream.news.posters = [poster(0, { link: undefined })];
    expect(await (await request.get(at(lang, '/news/poster-0.md'))).text()).toContain(
      'Boats come home.',
    );
  });

  test(`Markdown in ${lang} of an unknown story, and while the provider is down`, async ({
    upstream,
    request,
  }) => {
    const path = at(lang, '/news/nobody.md');
    const missing = await request.get(path);
    expect([missing.status(), missing.headers()['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    upstream.fail(FAULTS['status 500'], ...FEEDS);
    const down = await request.get(path);
    expect([down.status(), down.headers()['retry-after'], down.headers()['cache-control']]).toEqual(
      [503, '120', 'no-store'],
    );
  });
}

test('upstream text is text', async ({ upstream, request }) => {
  const content =
    '> Words\n\n---\n\n- item\n\n<script>alert(1)</script>\n\n[a](javascript:b) `c` *d*\n\n1. One';
  upstream.add(
    'news',
    newsItem('en', 0, {
      id: 'marked',
      title: '---\n# <b> [x](y)',
      content,
      highlights: ['## a', '> b'],
    }),
  );
  const text = await (await request.get('/news/marked.md')).text();
  expect(text).toContain('title: "--- # <b> [x](y)"');
  expect(text.split('\n\n').slice(1)).toEqual(
    expect.arrayContaining([
      '# \\--- \\# \\<b> \\[x\\](y)',
      '\\> Words',
      '\\---',
      '\\- item',
      '\\<script>alert(1)\\</script>',
      '\\[a\\](javascript:b) \\`c\\` \\*d\\*',
      '1\\. One',
      '- \\#\\# a\n- \\> b',
    ]),
  );
});

test('llms.txt leads to the site’s texts', async ({ request, site }) => {
  const response = await request.get('/llms.txt');
  const text = await response.text();
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  // The shape that llmstxt.org's own parser reads.
  expect(text).toMatch(
    /^# [^\n]+\n\n> [^\n]+\n\n[^#]+(\n## [^\n]+\n\n(- \[[^\]\n]+\]\([^)\n]+\)(: [^\n]*)?\n)+){7}$/,
  );
  expect(text).toContain('\n## Optional\n');
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, url = '']) => url);
  expect(links.filter((url) => url.endsWith('.md'))).toHaveLength(20 + 20);
  expect(links.filter((url) => !url.startsWith(`${site}/`))).toEqual([]);
});

test('llms.txt is whole while the provider is down', async ({ upstream, request }) => {
  const before = await (await request.get('/llms.txt')).text();
  upstream.fail(FAULTS['status 500'], ...FEEDS);
  expect(await (await request.get('/llms.txt')).text()).toBe(before);
});
