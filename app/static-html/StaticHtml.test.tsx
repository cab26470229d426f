/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { MoreNews } from '@/components/reader/ReaderColumns';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { StaticHtml } from '@/components/static-html/StaticHtml.island';
import { StructuredData } from '@/components/ui/StructuredData';
import { TIME_ZONE } from '@/lib/i18n/language';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import type { TestedLocale } from '@/lib/testing/words';

/** As a page renders it, whose islands have no words. */
const htmlOf = async (element: ReactNode, locale: TestedLocale = 'en') =>
  new Response(
    await renderToReadableStream(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone={TIME_ZONE}>
        {element}
      </NextIntlClientProvider>,
    ),
  ).text();

const moreNews = (title: string) => (
  <StaticBlock
    name="moreNews"
    of={MoreNews}
    props={{ stories: [card({ id: title, title })], now: NOW }}
  />
);
const place = (name: string) => (
  <StaticBlock
    name="structuredData"
    of={StructuredData}
    props={{ graph: [{ '@type': 'Place', name }] }}
  />
);

it.each(TESTED_LOCALES)('has its stories and the words of the language: %s', (locale) =>
  requestContext.run({}, async () => {
    const html = await htmlOf(moreNews('Rain'), locale);
    expect(html).toContain('id="static-moreNews"');
    expect(html).toContain('Rain');
    expect(html).toContain(speak(locale)('Reader.moreNews'));
  }),
);

it('keeps the props of requests that are rendered at the same time apart', async () => {
  const pages = await Promise.all(
    ['Rain', 'Wind'].map((title) => requestContext.run({}, () => htmlOf(moreNews(title)))),
  );
  expect(pages.map((html) => ['Rain', 'Wind'].filter((title) => html.includes(title)))).toEqual([
    ['Rain'],
    ['Wind'],
  ]);
});

it('gives each of several blocks of one name its own props', () =>
  requestContext.run({}, async () => {
    const html = await htmlOf(
      <>
        {place('Bhopal')}
        {place('Indore')}
      </>,
    );
    expect(html).toMatch(
      /id="static-structuredData".*Bhopal.*id="static-structuredData-2".*Indore/,
    );
  }));

describe('without props in this request', () => {
  const orphan = <StaticHtml name="moreNews" number={0} className="contents" />;

  it('fails in development and in tests', async () => {
    expectConsole('error', /static block moreNews has no props/);
    await expect(requestContext.run({}, () => htmlOf(orphan))).rejects.toThrow(
      'The static block moreNews has no props',
    );
  });

  it('is empty and logged in production', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expectConsole('error', /static block moreNews has no props/);
    expect(
      await requestContext.run({}, () =>
        htmlOf(
          <>
            {orphan}
            <p>Rest</p>
          </>,
        ),
      ),
    ).toMatch(/<div id="static-moreNews" class="contents"><\/div><p>Rest/);
  });
});
