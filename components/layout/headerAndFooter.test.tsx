/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { environment } from '@/lib/config/environment.mjs';
import { TIME_ZONE } from '@/lib/i18n/language';
import { menu } from '@/lib/pages/menus';
import { NOW } from '@/lib/testing/samples';
import { type TestedLocale, words } from '@/lib/testing/words';
import { Footer } from './Footer';
import { Header } from './Header';

const MINUTE_MS = 60_000;

const htmlOf = (part: ReactElement, locale: TestedLocale = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone={TIME_ZONE}>
      {part}
    </NextIntlClientProvider>,
  );
const header = (props: Partial<ComponentProps<typeof Header>> = {}, locale?: TestedLocale) =>
  htmlOf(<Header path="/" url="/" now={NOW} updatedAt={NOW - MINUTE_MS} {...props} />, locale);
const footer = (url: string, now = NOW) => htmlOf(<Footer path={url} url={url} now={now} />);
/** Where a page's alternates lead, as written in the markup. */
const alternates = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" rel="alternate"/g)].map(([, href]) => href);
const marked = (html: string) => html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g) ?? [];

it('has no heading of more sections where all of them have too little news', () => {
  const heading = `>${words.en.Chrome.moreSections}</h2>`;
  expect(header()).toContain(heading);
  expect(header({ thin: menu('moreSections') })).not.toContain(heading);
});

it('leads to the page in the other language, with its query, whatever it holds', () => {
  const url = '/search?q="><script>alert(1)</script>&page=2';
  const written = '/hi/search?q=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;page=2';
  expect(alternates(header({ path: '/search', url }))).toEqual([written, written]);
  expect(alternates(footer(url))).toEqual([written]);
  expect(alternates(header({ path: '/search', url: '/search?q=$&' }, 'hi'))).toEqual([
    '/search?q=$&amp;',
    '/search?q=$&amp;',
  ]);
});

it.each([
  ['/', ['/', '/']],
  ['/sports', ['/sports', '/sports']],
  ['/sports/cricket', ['/sports', '/sports']],
  ['/news/a1', []],
])('marks the reader’s own section on %s', (path, hrefs) => {
  const links = marked(header({ path, url: path })).map((link) => /href="([^"]*)"/.exec(link)?.[1]);
  expect(links).toEqual(hrefs);
});

it.each([
  [true, 'on', undefined],
  [false, 'off', undefined],
  [true, 'off', 'aqz-KE-bpKQ'],
] as const)(
  'marks Live TV as live: %s, with samples %s and the stream %s',
  (isMarked, samples, stream) => {
    const settings = environment();
    jest.replaceProperty(settings, 'SAMPLES', samples);
    settings.LIVE_URL = stream;
    expect(header().includes('live-dot')).toBe(isMarked);
    delete settings.LIVE_URL;
  },
);

it('says the day and the minute of the newest data', () => {
  expect(header()).toContain('Updated 11:59\u00A0am');
  const tomorrow = header({ now: NOW + 24 * 60 * MINUTE_MS, updatedAt: null });
  expect(tomorrow).toContain('Saturday, 21 November 2026');
  expect(tomorrow).not.toContain('Updated');
});

it('turns the year at India’s midnight', () => {
  const midnight = Date.parse('2027-01-01T00:00:00+05:30');
  expect(footer('/', midnight - 1)).toContain('2026');
  expect(footer('/', midnight)).toContain('2027');
});
