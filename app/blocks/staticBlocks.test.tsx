/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { MoreNews } from '@/components/reader/MoreNews';
import { StructuredData } from '@/components/seo/StructuredData';
import { StaticBlock } from '@/components/kept/StaticBlock';
import { requestContext } from '@/lib/http/requestContext.mjs';
import { TIME_ZONE } from '@/lib/i18n/language';
import { speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import type { TestedLocale } from '@/lib/testing/words';
import { KeptBlocks } from './KeptBlocks.island';

/** As a page renders it, whose islands have no words. */
const htmlOf = async (element: React.ReactNode, locale: TestedLocale) =>
  new Response(
    await renderToReadableStream(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone={TIME_ZONE}>
        <KeptBlocks>{element}</KeptBlocks>
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

it.each(TESTED_LOCALES)(
  'a static block in %s has its stories and the words of the language',
  (locale) =>
    requestContext.run({}, async () => {
      const html = await htmlOf(moreNews('Rain'), locale);
      expect(html).toContain('id="kept-moreNews"');
      expect(html).toContain('Rain');
      expect(html).toContain(speak(locale)('Reader.moreNews'));
    }),
);

it('requests that are rendered at the same time have their own', async () => {
  const pages = await Promise.all(
    ['Rain', 'Wind'].map((title) => requestContext.run({}, () => htmlOf(moreNews(title), 'en'))),
  );
  expect(pages.map((html) => ['Rain', 'Wind'].filter((title) => html.includes(title)))).toEqual([
    ['Rain'],
    ['Wind'],
  ]);
});

it('a page may have several', () =>
  requestContext.run({}, async () => {
    const data = (name: string) => ({ graph: [{ '@type': 'Place', name }] as const });
    const html = await htmlOf(
      <>
        <StaticBlock name="pageData" of={StructuredData} props={data('Bhopal')} />
        <StaticBlock name="listData" of={StructuredData} props={data('Indore')} />
      </>,
      'en',
    );
    expect(html).toMatch(/kept-pageData.*Bhopal.*kept-listData.*Indore/);
  }));
