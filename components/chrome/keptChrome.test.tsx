/** @jest-environment node */
import { renderToReadableStream } from 'react-dom/server';
import { speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { KeptChrome } from './KeptChrome.island';

const MINUTE_MS = 60_000;

const htmlOf = async (part: React.ReactNode) =>
  new Response(await renderToReadableStream(part)).text();
const header = (props: Partial<Parameters<typeof KeptChrome>[0]> = {}) =>
  htmlOf(
    <KeptChrome
      part="header"
      locale="en"
      path="/"
      url="/"
      now={NOW}
      updatedAt={NOW - MINUTE_MS}
      {...props}
    />,
  );
const footer = (url: string, now = NOW) =>
  htmlOf(<KeptChrome part="footer" locale="en" path={url} url={url} now={now} updatedAt={null} />);
/** Where a page's alternates lead, as written in the markup. */
const alternates = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" rel="alternate"/g)].map(([, href]) => href);
const marked = (html: string) => html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g) ?? [];

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it('has the words of the page’s language', async () => {
    const html =
      (await header({ locale })) +
      (await htmlOf(
        <KeptChrome part="footer" locale={locale} path="/" url="/" now={NOW} updatedAt={null} />,
      ));
    for (const text of [t('Pages.liveTv'), t('Chrome.searchFor'), t('Chrome.follow')])
      expect(html).toContain(text);
    expect(html).not.toContain('~');
  });
});

it('leads to the page in the other language, with its query, whatever it holds', async () => {
  const url = '/search?q="><script>alert(1)</script>&page=2';
  const written = '/hi/search?q=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;page=2';
  expect(alternates(await header({ path: '/search', url }))).toEqual([written, written]);
  expect(alternates(await footer(url))).toEqual([written]);
  expect(alternates(await header({ locale: 'hi', path: '/search', url: '/search?q=$&' }))).toEqual([
    '/search?q=$&amp;',
    '/search?q=$&amp;',
  ]);
});

it('keeps no page’s URL for the next', async () => {
  expect(alternates(await header({ path: '/news/a1', url: '/news/a1' }))).toEqual([
    '/hi/news/a1',
    '/hi/news/a1',
  ]);
  expect(alternates(await header({ path: '/news/b2', url: '/news/b2' }))).toEqual([
    '/hi/news/b2',
    '/hi/news/b2',
  ]);
});

it.each([
  ['/', ['/', '/']],
  ['/sports', ['/sports', '/sports']],
  ['/sports/cricket', ['/sports', '/sports']],
  ['/news/a1', []],
])('marks the reader’s own section on %s', async (path, hrefs) => {
  const links = marked(await header({ path, url: path })).map(
    (link) => /href="([^"]*)"/.exec(link)?.[1],
  );
  expect(links).toEqual(hrefs);
});

it('says the day and the minute of the newest data of this very request', async () => {
  expect(await header()).toContain('Updated 11:59 am');
  expect(await header({ updatedAt: NOW - 3 * MINUTE_MS })).toContain('Updated 11:57 am');
  const tomorrow = await header({ now: NOW + 24 * 60 * MINUTE_MS, updatedAt: null });
  expect(tomorrow).toContain('Saturday, 21 November 2026');
  expect(tomorrow).not.toContain('Updated');
});

it('turns the year at India’s midnight', async () => {
  const midnight = Date.parse('2027-01-01T00:00:00+05:30');
  expect(await footer('/', midnight - 1)).toContain('2026');
  expect(await footer('/', midnight)).toContain('2027');
});
