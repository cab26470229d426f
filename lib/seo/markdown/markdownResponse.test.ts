import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { llmsText } from './llmsText';
import { markdownResponse } from './markdownResponse';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const upstream = fakeUpstream();
beforeAll(async () => {
  process.env.SITE_URL = 'https://narmada24.example';
});

const STORY = {
  id: 'v1/2',
  title: 'Rain *falls*',
  summary: 'It [rained].',
  content: 'First.\n\n> Second.',
  category: 'weather',
  state: 'madhya-pradesh',
  city: 'Sagar',
  timestamp: '2026-11-20T06:00:00Z',
  updatedAt: '2026-11-20T07:00:00Z',
  highlights: ['- One', 'Two'],
};

beforeEach(() => {
  speakOnServer('en');
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
  holdSetTimeout(); // no source is late
  for (const path of ['/breaking-news', '/featured-stories']) upstream.sends(path, []);
  upstream.sends('/posters', [{ id: 'p', title: 'Poster' }]);
  upstream.sends('/news', [
    { ...STORY, image: `${upstream.url}/pictures/a_(1).jpg` },
    { id: 'bare', title: 'खाली' },
    { id: 'x.md', title: 'X' },
    { id: 'old', title: 'Old', content: 'It rained.', timestamp: '2019-07-12T06:00:00Z' },
  ]);
});

/** The text below the front matter. */
const bodyOf = async (path: string) => (await (await ask(path)).text()).split('---\n')[2];

const ask = (path: string, headers = {}) =>
  markdownResponse(new Request('http://localhost/markdown', { headers }), path);

it('lists a story in the order of its page', async () => {
  const text = await (await ask('/news/v1%2F2.md')).text();
  const [PICTURE] =
    /https:\/\/narmada24\.example\/pictures\/v1%2F2\.[0-9a-f]{12}\.16x9\.jpg/.exec(text) ?? [];
  expect(text).toBe(`---
title: "Rain *falls*"
url: "https://narmada24.example/news/v1%2F2"
language: "en"
published: "2026-11-20T06:00:00.000Z"
modified: "2026-11-20T07:00:00.000Z"
section: "Weather"
place: "Sagar, Madhya Pradesh"
image: "${PICTURE}"
---

# Rain \\*falls\\*

It \\[rained\\].

![Rain \\*falls\\*](${PICTURE})

## Key points

- \\- One
- Two

First.

\\> Second.

[Narmada 24 Desk](https://narmada24.example/news/v1%2F2)
`);
});

it('says in Hindi what is missing', async () => {
  expect(await (await ask('/hi/news/bare.md')).text()).toBe(`---
title: "खाली"
url: "https://narmada24.example/hi/news/bare"
language: "hi"
---

# खाली

इस ख़बर का पूरा पाठ हमारे पास नहीं है।

[नर्मदा 24 डेस्क](https://narmada24.example/hi/news/bare)
`);
});

it('is sent as Markdown, with its page as canonical, and once', async () => {
  const { status, headers } = await ask('/hi/news/v1%2F2.md');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    link: '<https://narmada24.example/hi/news/v1%2F2>; rel="canonical"',
  });
  expect((await ask('/hi/news/v1%2F2.md', { 'if-none-match': headers.get('etag') })).status).toBe(
    304,
  );
});

it.each(['/news/nobody.md', '/news/%zz.md', '/elsewhere', ''])('%j is not found', async (path) => {
  const answer = await ask(path);
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
  ]).toEqual([404, 'text/plain; charset=utf-8', 'no-store']);
});

it('leads to the page of a story whose id ends in .md, and has its Markdown one further', async () => {
  const answer = await ask('/hi/news/x.md');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    'https://narmada24.example/hi/news/x%2Emd',
  ]);
  expect((await ask('/news/x.md.md')).status).toBe(200);
});

it('asks each source once for the story and for one whose id ends in .md', async () => {
  await ask('/news/nobody.md');
  expect(upstream.pathsAsked()).toEqual([
    '/breaking-news',
    '/featured-stories',
    '/news',
    '/posters',
  ]);
});

it('asks no further than the source that has the story', async () => {
  upstream.sends('/breaking-news', [STORY]);
  expect((await ask('/news/v1%2F2.md')).status).toBe(200);
  expect(upstream.pathsAsked()).toEqual(['/breaking-news']);
});

it('prefers the story to one whose id ends in .md, though that is found first', async () => {
  upstream.sends('/breaking-news', [{ id: 'bare.md', title: 'Other' }]);
  expect(await (await ask('/news/bare.md')).text()).toContain('# खाली');
});

it.each(['/breaking-news', '/featured-stories', '/news', '/posters'])(
  'asks to come back when %s fails and no other has the story',
  async (path) => {
    expectConsole('error', /answered 500/);
    upstream.sendsText(path, '', 500);
    const answer = await ask('/news/nobody.md');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120']);
  },
);

it('leads to the page of a story whose id ends in .md while another source fails', async () => {
  expectConsole('error', /answered 500/);
  upstream.sendsText('/featured-stories', '', 500);
  expect((await ask('/news/x.md')).status).toBe(307);
});

it('asks to come back when no source answers', async () => {
  expectConsole('error', /Failed/);
  upstream.reset();
  const answer = await ask('/news/v1%2F2.md');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120']);
});

describe('llms.txt', () => {
  it('has a name, a summary on one line, links, and what may be skipped', async () => {
    const text = await llmsText([
      story({
        id: 'a',
        title: '[Live] rain',
        summary: 'One\n\n## two',
        publishedAt: '2026-11-20T06:00:00.000Z',
      }),
      story({ id: 'b', lang: 'hi', title: 'बारिश', summary: '' }),
    ]);
    const [title, , summary] = text.split('\n');
    expect(title).toBe('# Narmada 24');
    expect(summary).toMatch(/^> Narmada 24 is .*\. नर्मदा 24 .*।$/);
    expect(text.match(/^## .*/gm)).toEqual([
      '## Latest stories in English',
      '## हिंदी की ताज़ा ख़बरें',
      '## Sections in English',
      '## हिंदी के सेक्शन',
      '## Feeds and sitemaps',
      '## फ़ीड और साइटमैप',
      '## Optional',
    ]);
    expect(text).toContain(
      '\n- [(Live) rain](https://narmada24.example/news/a.md): One \\#\\# two\n',
    );
    expect(text).toContain('\n- [बारिश](https://narmada24.example/hi/news/b.md)\n');
    expect(text).toContain('\n- [Contact Us](https://narmada24.example/contact-us): ');
    expect(text).not.toContain('/search)');
  });

  it('is whole without a story', async () => {
    expect(await llmsText([])).toContain('## Latest stories in English\n\n## ');
  });

  it('begins with no story that is dated years ahead', async () => {
    const text = await llmsText([
      story({ title: 'Wrong', publishedAt: '2062-11-20T06:00:00.000Z' }),
      story({ id: 'b', title: 'Right', publishedAt: '2025-11-20T06:00:00.000Z' }),
    ]);
    expect(text.indexOf('Right')).toBeLessThan(text.indexOf('Wrong'));
  });
});

it('has no Markdown of a sample', async () => {
  expect((await ask('/news/sample-ott-night-train.md')).status).toBe(404);
});

it.each([
  ['en', '/news/old.md', 'This story is 7 years old'],
  ['hi', '/hi/news/old.md', 'यह ख़बर 7 साल पुरानी है'],
] as const)('says first how old a story is, and nothing twice (%s)', async (locale, path, age) => {
  speakOnServer(locale);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T06:30:00Z'));
  expect(await bodyOf(path)).toMatch(new RegExp(`^\n> ${age}\n\n# Old\n\nIt rained\.\n\n\\[`));
});
