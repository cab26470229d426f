/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import { emiProps } from '@/lib/testing/loans';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { toolMessages } from '@/tools/shared/ToolFrame';
import { EmiCalculator } from './EmiCalculator.island';

/** With only the words that travel with the page, and without a browser. */
const onServer = (locale: 'en' | 'hi', showResult: boolean) =>
  renderToString(
    <NextIntlClientProvider
      locale={locale}
      messages={toolMessages(words[locale], '/tools/emi-calculator')}
      timeZone={TIME_ZONE}
      onError={(problem) => {
        throw problem;
      }}
    >
      <EmiCalculator {...emiProps(locale)} showResult={showResult} />
    </NextIntlClientProvider>,
  );

describe.each(TESTED_LOCALES)('on the server, in %s', (locale) => {
  it('has the form with its defaults and no result', () => {
    const html = onServer(locale, false);
    expect(html).toContain('value="1,00,000"');
    expect(html).toContain(words[locale].Emi.empty);
    expect(html).not.toContain('₹8,815');
  });

  it('has the result where it is asked for', () => {
    const html = onServer(locale, true);
    for (const text of ['₹8,815', '₹1,05,778', '2026–27', words[locale].Emi.prepaymentEmpty])
      expect(html).toContain(text);
  });
});
