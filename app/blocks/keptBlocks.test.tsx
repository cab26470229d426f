/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { FloatingButtons } from '@/components/chrome/FloatingButtons';
import { TIME_ZONE } from '@/lib/i18n/language';
import { speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { type TestedLocale, words } from '@/lib/testing/words';
import type { Block } from '@/components/kept/block';
import { KeptBlock } from '@/components/kept/KeptBlock.island';
import { KeptBlocks } from './KeptBlocks.island';

const htmlOf = async (element: React.ReactNode, locale: TestedLocale) =>
  new Response(
    await renderToReadableStream(
      <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone={TIME_ZONE}>
        <KeptBlocks>{element}</KeptBlocks>
      </NextIntlClientProvider>,
    ),
  ).text();

const BLOCKS: readonly [Block, Parameters<ReturnType<typeof speak>>[0]][] = [
  [{ name: 'homeShortcuts' }, 'Chrome.talk'],
  [{ name: 'legalPrivacy' }, 'Legal.contents'],
  [{ name: 'legalTerms' }, 'Legal.contents'],
  [{ name: 'otherTools', path: '/tools/emi-calculator' }, 'Pages.bmi'],
  [{ name: 'quickAccess' }, 'FrontPage.photoGallery'],
  [{ name: 'quickLinks' }, 'FrontPage.quickLinks'],
  [{ name: 'railSections' }, 'Chrome.moreSections'],
  [{ name: 'railTools' }, 'Pages.emi'],
  [{ name: 'shortcuts' }, 'Pages.home'],
  [{ name: 'toolsGrid' }, 'Pages.emi'],
];

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  it.each(BLOCKS)('%j has the words of the language', async (block, key) => {
    expect(await htmlOf(<KeptBlock {...block} />, locale)).toContain(t(key));
  });
});

it('the other tools are those beside this one', async () => {
  const others = await htmlOf(<KeptBlock name="otherTools" path="/tools/bmi-calculator" />, 'en');
  expect(others).toContain('href="/tools/emi-calculator"');
  expect(others).not.toContain('href="/tools/bmi-calculator"');
});

it('the front page has WhatsApp alone, other pages home too', async () => {
  const home = `<span>${words.en.Pages.home}</span>`;
  expect(await htmlOf(<FloatingButtons isHome />, 'en')).not.toContain(home);
  expect(await htmlOf(<FloatingButtons isHome={false} />, 'en')).toContain(home);
});
