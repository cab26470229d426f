/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeWorker, ofSite, pageOf, SITE } from '@/lib/testing/fakeCaches';
import { words } from '@/lib/testing/words';
import { KeptPages } from './KeptPages';
import { keepAnswers, keepRead } from './answers';
import { keepPage } from './keptPage';
import { offlinePage } from './offlinePage';

const url = (path: string) => new URL(path, SITE);
const { Offline } = words.hi;

/** The site's own offline page in Hindi, as the server sends it. */
const ownPage = () =>
  ofSite(
    new Response(
      `<html lang="hi"><body>${renderToStaticMarkup(
        <NextIntlClientProvider locale="hi" messages={words.hi} timeZone="Asia/Kolkata">
          <KeptPages />
        </NextIntlClientProvider>,
      )}</body></html>`,
      { headers: { 'content-type': 'text/html' } },
    ),
  );

const shown = async () => {
  const html = await (await offlinePage('hi')).text();
  return {
    links: [...html.matchAll(/<a href="(\/[^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [
      href,
      text,
    ]),
    hidden: [
      ...html.matchAll(/id="(kept-\w+)"[^>]* hidden=""|<p[^>]*id="(kept-none)" hidden=""/g),
    ].map(([, list, none]) => list ?? none),
    templates: html.match(/<template>/g)?.length ?? 0,
    html,
  };
};

describe.each([
  ['the site’s own page', true],
  ['the worker’s own', false],
])('%s', (_, isKept) => {
  beforeEach(async () => {
    fakeWorker();
    if (isKept) await keepPage(url('/hi/offline'), ownPage());
  });

  it('says that nothing is kept', async () => {
    const { hidden, html, templates } = await shown();
    expect(hidden).toEqual(['kept-stories', 'kept-pages']);
    expect(templates).toBe(2);
    expect(html).toContain(Offline.none);
  });

  it('lists stories and pages of its language, the newest first', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T17:15:00+05:30') });
    await keepPage(url('/hi/news/a'), pageOf('hi', { title: 'बारिश &amp; $1 &quot;' }));
    await keepPage(url('/hi/news/b'), pageOf('hi', { title: 'हवा' }));
    await keepPage(url('/news/c'), pageOf('en', { title: 'Wind' }));
    await keepPage(url('/hi'), pageOf('hi', { title: 'पहला पन्ना' }));
    await keepPage(url('/hi/india'), pageOf('hi', { title: 'भारत' }));
    const { links, hidden, html, templates } = await shown();
    expect(links).toEqual([
      ['/hi/news/b', 'हवा'],
      ['/hi/news/a', 'बारिश &amp; $1 &quot;'],
      ['/hi', 'पहला पन्ना'],
      ['/hi/india', 'भारत'],
    ]);
    expect(hidden).toEqual(['kept-none']);
    expect(templates).toBe(0);
    expect(html).toContain('25 नवंबर 2026, शाम\u00A05:15\u00A0बजे की कॉपी');
  });

  it('lists what there is in another language where there is nothing in its own', async () => {
    await keepPage(url('/news/c'), pageOf('en', { title: 'Wind' }));
    await keepPage(url('/'), pageOf('en', { title: 'Front page' }));
    await keepPage(url('/offline'), pageOf('en', { title: 'Offline' }));
    const { links, hidden, html } = await shown();
    expect(links).toEqual([
      ['/news/c', 'Wind'],
      ['/', 'Front page'],
    ]);
    expect(html).toMatch(/<a href="\/news\/c" lang="en"/);
    expect(hidden).toEqual(['kept-none']);
  });

  it('lists stories that were read over another page, each once, where such a page is kept', async () => {
    const answer = url('/api/stories?ids=a,b,c&lang=hi');
    const stories = [
      { id: 'a', title: 'बारिश' },
      { id: 'b/1', title: '<b> & "\ud83c' },
      { id: 'c', title: 'आगे' },
    ];
    await keepAnswers(answer, ofSite(Response.json(stories)));
    const inEnglish = ofSite(Response.json([{ id: 'e', title: 'E' }]));
    await keepAnswers(url('/api/stories?ids=e&lang=en'), inEnglish);
    for (const id of ['a', 'b/1']) await keepRead(id, 'hi');
    await keepRead('e', 'en');
    const listed = async () =>
      (await shown()).links.filter(([href]) => href?.startsWith('/hi/news/')).sort();
    if (!isKept) {
      expect(await listed()).toEqual([]);
      await keepPage(url('/hi'), pageOf('hi', { title: '' }));
    }
    await keepPage(url('/hi/news/a'), pageOf('hi', { title: 'पेज' }));
    expect(await listed()).toEqual([
      ['/hi/news/a', 'पेज'],
      ['/hi/news/b%2F1', '&lt;b&gt; &amp; &quot;\ufffd'],
    ]);
  });

  it('leaves out a list that is empty', async () => {
    await keepPage(url('/hi/news/a'), pageOf('hi'));
    expect((await shown()).hidden).toEqual(['kept-pages', 'kept-none']);
  });
});
