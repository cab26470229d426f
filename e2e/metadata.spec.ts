import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { PAGES } from '@/lib/site/pages';
import { expect, test } from './fixtures';
import { metadata, headOf } from './html';
import { bodyOf, newsItem, titleOf } from './stories';
import { at, LANGS, WORDS } from './words';

/** Who reads our head, from their own documentation. */
const AGENTS = {
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Meta: 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  X: 'Twitterbot/1.0',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  Telegram: 'TelegramBot (like TwitterBot)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  Google: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bing: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36',
  GPTBot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'a phone': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  nobody: '',
} as const;

const SAID_ONCE = [
  'description', 'og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale', 'og:image', 'og:image:width',
  'og:image:height', 'og:image:alt', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image',
];

/** WhatsApp and Facebook read a head only this far. */
const HEAD_LIMIT = 100_000;
const PICTURE_LIMIT = 300_000;

async function pageOf(request: APIRequestContext, path: string, agent: string) {
  const response = await request.get(path, { headers: { 'user-agent': agent } });
  const html = await response.text();
  return { status: response.status(), html, ...metadata(html) };
}

/** The address of a story's own text, whole grapheme clusters, told by another road than the site's. */
function startsInWholeClusters(start: string, whole: string) {
  const clusters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(whole)].map(({ segment }) => segment);
  const ends = new Set(clusters.map((_, index) => clusters.slice(0, index + 1).join('')));
  return ends.has(start);
}

for (const lang of LANGS) {
  for (const [name, agent] of Object.entries(AGENTS)) {
    test(`a story in ${lang} as ${name} reads it`, async ({ request, site }) => {
      const path = at(lang, `/news/featured-${lang}-0`);
      const { status, html, title, meta, canonical } = await pageOf(request, path, agent);
      const storyTitle = titleOf('featured', lang, 0);
      const body = bodyOf('featured', lang, 0).replace(/\s+/g, ' ');
      expect(status).toBe(200);
      expect(html.indexOf('</head>')).toBeLessThan(HEAD_LIMIT);
      expect(title).toBe(`${storyTitle} | ${WORDS[lang].Channel.name}`);
      expect(SAID_ONCE.filter((tag) => !meta(tag))).toEqual([]);

      const description = meta('description') ?? '';
      expect(startsInWholeClusters(description, body)).toBe(true);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThan(150);

      expect([meta('og:title'), meta('twitter:title')]).toEqual([storyTitle, storyTitle]);
      expect([meta('og:description'), meta('twitter:description')]).toEqual([description, description]);
      expect([meta('og:url'), ...canonical]).toEqual([site + path, site + path]);
      expect([meta('og:type'), meta('twitter:card')]).toEqual(['article', 'summary_large_image']);
      expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual({ en: ['en_IN', 'hi_IN'], hi: ['hi_IN', 'en_IN'] }[lang]);
      expect([meta('og:image'), meta('twitter:image')]).toEqual([expect.stringMatching(`^${site}/og/`), meta('og:image')]);
      expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual(['1200', '630', 'image/jpeg']);
      expect(new Date(meta('article:published_time') ?? '').getTime()).toBeLessThan(Date.now());
    });
  }

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

  for (const [kind, changes] of [['a picture', {}], ['no picture', { imageUrl: undefined }], ['a picture that is gone', { imageUrl: '/pictures/gone.jpg' }], ['a picture of a foreign host', { imageUrl: 'http://169.254.169.254/x.jpg' }]] as const) {
    test(`the preview picture in ${lang} of a story with ${kind}`, async ({ upstream, request, site }) => {
      upstream.add('news', newsItem(lang, 0, { id: 'pictured/ख', ...changes }));
      const { meta } = await pageOf(request, at(lang, `/news/${encodeURIComponent('pictured/ख')}`), AGENTS.WhatsApp);
      const address = meta('og:image') ?? '';
      expect(new URL(address).origin).toBe(site);
      const picture = await request.get(address, { maxRedirects: 0 });
      const bytes = await picture.body();
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      expect(bytes.length).toBeLessThan(PICTURE_LIMIT);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    });
  }

  test(`every fixed page in ${lang} says who it is`, async ({ request, site }) => {
    const titles = new Set<string>();
    for (const path of Object.keys(PAGES)) {
      const { title, meta, canonical } = await pageOf(request, at(lang, path), AGENTS.Google);
      expect([path, title.includes(WORDS[lang].Channel.name), SAID_ONCE.filter((tag) => !meta(tag))]).toEqual([path, true, []]);
      expect(canonical).toEqual([new URL(at(lang, path), site).href]);
      titles.add(title);
    }
    expect(titles.size).toBe(Object.keys(PAGES).length);
  });
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)> \' & &amp; <b>',
  '--><img src=x onerror=alert(1)> 🙂👩‍👩‍👧',
  '\u2028${alert(1)}`{{7*7}}</textarea>',
];

for (const [index, title] of HOSTILE.entries()) {
  test(`hostile title ${index + 1} is text everywhere`, async ({ upstream, page, request }) => {
    const story = { title, content: `${title} and more.\n\n${title}`, description: title, city: title, category: title, highlights: [title] };
    upstream.add('news', newsItem('en', 0, { id: 'hostile', ...story }));
    upstream.add('featured-stories', newsItem('en', 0, { id: 'hostile-too', priority: 0, ...story }));
    upstream.add('breaking-news', newsItem('en', 0, { id: 'hostile-first', ...story, timestamp: new Date().toISOString() }));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const plain = title.trim();

    const { meta, html } = await pageOf(request, '/news/hostile', AGENTS.Facebook);
    expect(meta('og:title')).toBe(plain);
    expect(headOf(html)).not.toContain('<script>alert');

    await page.goto('/news/hostile');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(plain);
    await expect(page).toHaveTitle(`${plain} | ${WORDS.en.Channel.name}`.replace(/\s+/g, ' '));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3, name: plain.replace(/\s+/g, ' ') }).first()).toBeVisible();
    expect(await page.locator('main img[onerror], main svg[onload]').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });
}

test('an unknown story is kept out of search engines and has no preview', async ({ request }) => {
  const { status, meta } = await pageOf(request, '/news/nobody', AGENTS.Google);
  expect(status).toBe(404);
  expect(meta('robots')).toMatch(/noindex/);
});

test('addresses in metadata never follow the request’s Host', async ({ request, site }) => {
  const html = await (await request.get('/news/news-en-0', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })).text();
  expect(html).not.toContain('evil.example');
  expect(metadata(html).canonical).toEqual([`${site}/news/news-en-0`]);
});
