/** @jest-environment node */

import * as server from 'next-intl/server';
import { gzipSync } from 'node:zlib';
import { type RequestContext, requestContext } from '@/lib/request/requestContext.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { TESTED_LOCALES, type TestedLocale, words } from '@/lib/testing/words';
import { renderLite } from './renderLite';

jest.mock('#site/districts.mjs', () => jest.requireActual('@/lib/testing/districtRecords'));

jest.mock('next-intl/server', () => ({
  getLocale: jest.fn(),
  getMessages: jest.fn(),
  getTranslations: jest.fn(),
}));

const upstream = fakeUpstream();
beforeAll(async () => {
  process.env.SITE_URL = 'https://narmada24.example';
});

const HOSTILE = '</title><script>alert(1)</script>"\'><img src=x onerror=alert(2)>';
const FEEDS = ['/breaking-news', '/featured-stories', '/news', '/posters'];

beforeEach(() => {
  speakOnServer('en');
  jest
    .mocked(server.getMessages)
    .mockImplementation(async (asked) => words[(asked?.locale ?? 'en') as TestedLocale] as never);
  holdSetTimeout();
  for (const path of FEEDS) upstream.sends(path, []);
  upstream.sends('/posters', [{ id: 'poster', title: 'Poster' }]);
  upstream.sends('/news', [
    { id: 'rain', title: 'Rain in Sagar', content: 'First.\n\nSecond.', category: 'sports' },
    { id: 'hostile', title: HOSTILE, summary: HOSTILE, content: HOSTILE, city: HOSTILE },
    { id: 'hindi', title: 'सागर में बारिश', category: 'sports' },
  ]);
});

const ask = async (target: string) => {
  const context: RequestContext = { target, isForEdge: true };
  const answer = await requestContext.run(context, () => renderLite(target));
  return { ...answer, context };
};
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe.each([
  ['/lite', 'https://narmada24.example/', '/hi/lite'],
  ['/hi/lite', 'https://narmada24.example/hi', '/lite'],
  ['/lite/india', 'https://narmada24.example/india', '/hi/lite/india'],
  ['/lite/sports/cricket', 'https://narmada24.example/sports/cricket', '/hi/lite/sports/cricket'],
  ['/hi/lite/india/gujarat', 'https://narmada24.example/hi/india/gujarat', '/lite/india/gujarat'],
  [
    '/lite/india/madhya-pradesh/bhopal',
    'https://narmada24.example/india/madhya-pradesh/bhopal',
    '/hi/lite/india/madhya-pradesh/bhopal',
  ],
  ['/lite/news/rain', 'https://narmada24.example/news/rain', '/hi/lite/news/rain'],
  ['/lite/search', 'https://narmada24.example/search', '/hi/lite/search'],
])('%s', (target, canonical, other) => {
  it('names its full page, leads to it and to the other language', async () => {
    const { status, body } = await ask(target);
    expect([status, canonicalOf(body)]).toEqual([200, canonical]);
    expect(body).toContain(`href="${new URL(canonical).pathname}"`);
    expect(body).toContain(`<a href="${other}"`);
  });

  it('has no script and no picture, and is small', async () => {
    const { body, headers } = await ask(target);
    expect(body).not.toMatch(/<(?:script|img|iframe|video)\b/i);
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; connect-src 'self'; form-action 'self'; /,
    );
    expect(gzipSync(body).length).toBeLessThan(8_000);
  });
});

it.each(TESTED_LOCALES)(
  'writes no character that a sheet in a document loses (%s)',
  async (locale) => {
    const { body } = await ask(locale === 'en' ? '/lite' : '/hi/lite');
    expect(/<style>(.*)<\/style>/.exec(body)?.[1]).not.toMatch(/[&<"]/);
  },
);

it.each(['/lite', '/lite/india', '/lite/news/hostile', '/lite/search?q=script'])(
  'escapes hostile texts in %s',
  async (target) => {
    const { body } = await ask(target);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<(?:script|img)\b/i);
  },
);

it('escapes what was searched for', async () => {
  const { body } = await ask(`/lite/search?q=${encodeURIComponent('"><script>x</script>')}`);
  expect(body).not.toMatch(/<script/);
});

it('marks what is in another language', async () => {
  const { body } = await ask('/lite/sports');
  expect(body).toContain('<h3 lang="hi"><a href="/lite/news/hindi">सागर में बारिश</a></h3>');
});

it.each([
  ['/lite/news/rain', 'Rain in Sagar', '/news/rain', 'rain', 'en'],
  ['/hi/lite', 'नर्मदा 24: मध्य भारत की ख़बरें', '/hi', 'page/home', 'hi'],
  ['/lite/india/gujarat', 'Gujarat news', '/india/gujarat', 'page/india/gujarat', 'en'],
])('%s has a social card, as its full page', async (target, title, path, picture, lang) => {
  const { body } = await ask(target);
  expect(body).toContain(`<meta property="og:title" content="${title}"/>`);
  expect(body).toMatch(/<meta property="og:description" content="[^"]+"/);
  expect(body).toContain(`<meta property="og:url" content="https://narmada24.example${path}"/>`);
  expect(body).toMatch(
    RegExp(
      `"og:image" content="https://narmada24.example/og/${picture}\\.[0-9a-f]{12}\\.${lang}\\.jpg"`,
    ),
  );
});

it.each([
  ['/lite/no-such-page', 404],
  ['/lite/news/nobody', 404],
  ['/lite/india/atlantis', 404],
  ['/lite/india/madhya-pradesh/gwalior', 404],
  ['/lite/india/gujarat/bhopal', 404],
  ['/lite/india?page=9', 404],
  ['/lite/sports/chess', 200],
])('%s has %d and is kept out of search engines', async (target, status) => {
  const { body, status: given, context } = await ask(target);
  expect([given, body.includes('content="noindex"')]).toEqual([status, true]);
  expect(body).not.toContain('rel="canonical"');
  expect(context).toMatchObject(status === 200 ? { isBrief: true } : { status });
});

it.each([
  ['/lite/news/rain%E0%A5%A4', '/lite/news/rain'],
  ['/hi/lite/NEWS/rain', '/hi/lite/news/rain'],
  ['/lite/India%20', '/lite/india'],
  ['/lite/', '/lite'],
  ['/hi/lite/india/?page=2', '/hi/lite/india?page=2'],
  ['/lite/tools/emi-calculator', '/tools/emi-calculator'],
  ['/hi/lite/tools/pin-finder?q=Fort', '/hi/tools/pin-finder?q=Fort'],
  ['/hi/lite/privacy-policy', '/hi/privacy-policy'],
  ['/lite/contact-us', '/contact-us'],
  ['/hi/lite/author/asha', '/hi/author/asha'],
])('%s leads to %s', async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 307, headers: { Location: location } });
});

describe('when a feed fails', () => {
  beforeEach(() => {
    expectConsole('error', /./);
  });

  it('says so, and shows the others', async () => {
    upstream.sendsText('/breaking-news', 'no', 500);
    const { status, body } = await ask('/lite');
    expect([status, body.includes(words.en.Home.breakingFailed)]).toEqual([200, true]);
    expect(body).toContain('Rain in Sagar');
  });

  it.each(['/lite', '/lite/india', '/lite/news/rain', '/lite/search?q=rain'])(
    '%s has no news where all of them do',
    async (target) => {
      for (const path of FEEDS) upstream.sendsText(path, 'no', 500);
      const { body, context } = await ask(target);
      expect([context.hasNews, body.includes('Rain in Sagar')]).toEqual([false, false]);
    },
  );
});

it('leads to the full page of a tool or about the company', async () => {
  const { body } = await ask('/hi/lite');
  for (const path of ['/tools/pin-finder', '/careers', '/privacy-policy'])
    expect(body).toContain(`<a href="/hi${path}">`);
});

it('has the date of a story above its standfirst, and ways to share it without a script', async () => {
  upstream.sends('/news', [
    {
      id: 'deck',
      title: 'Rain',
      summary: 'It fell all day.',
      content: 'First.',
      timestamp: '2026-11-20T06:00:00Z',
    },
  ]);
  const { body } = await ask('/hi/lite/news/deck');
  const at = (text: string) => body.indexOf(text);
  expect(at('Rain</h1>')).toBeLessThan(at('20 नवंबर 2026'));
  expect(at('20 नवंबर 2026')).toBeLessThan(at('It fell all day.'));
  const shared = encodeURIComponent('https://narmada24.example/hi/news/deck');
  for (const service of [
    `https://wa.me/?text=Rain%20${shared}`,
    `https://www.facebook.com/sharer/sharer.php?u=${shared}`,
    `https://t.me/share/url?url=${shared}&amp;text=Rain`,
  ])
    expect(body).toContain(`href="${service}"`);
});

describe('while every feed fails', () => {
  beforeEach(() => expectConsole('error', /answered 500/));
  const fail = () => FEEDS.forEach((path) => upstream.sendsText(path, 'no', 500));
  const askAsReader = async (target: string) => {
    const context: RequestContext = { target, isPage: true };
    return { ...(await requestContext.run(context, () => renderLite(target))), context };
  };

  it.each(['/lite', '/lite/sports', '/lite/news/rain'])(
    '%s has the last lists with their time, as the full page has',
    async (target) => {
      await askAsReader(target);
      fail();
      const { status, body } = await askAsReader(target);
      expect(status).toBe(200);
      expect(body).toContain('This is how it was on');
      expect(body).toContain('Rain in Sagar');
    },
  );

  it.each(['/lite', '/lite/sports', '/lite/search?q=rain'])(
    '%s is 503 with words of its own where no list is known',
    async (target) => {
      fail();
      const { status, body } = await askAsReader(target);
      expect(status).toBe(503);
      expect(body).toContain('class="w"');
    },
  );
});

it('has nothing above the heading of a story without a category', async () => {
  const headOf = async (id: string) =>
    /<article[^>]*>(.*?)<h1>/.exec((await ask(`/lite/news/${id}`)).body)?.[1];
  expect(await headOf('hostile')).toBe('');
  expect(await headOf('rain')).toBe('<p class="m" lang="en">Sports</p>');
});
