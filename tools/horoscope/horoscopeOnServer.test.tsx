/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { toolMessages } from '@/tools/shared/ToolFrame';
import { FindSign } from './FindSign.island';
import { HoroscopeReader } from './HoroscopeReader.island';

const SIGN = {
  id: 'aries',
  name: 'Name',
  symbol: '\u2648\uFE0E',
  element: 'Element',
  dates: 'Dates',
  href: '/own',
} as const;
const READING = {
  id: 'aries',
  date: '2024-01-15',
  mood: 'Mood',
  luckyNumber: 7,
  luckyColor: 'Colour',
  compatibility: 'aries',
  general: 'General text',
  love: 'Love text',
  career: 'Career text',
  health: 'Health text',
  travel: 'Travel text',
} as const;
const CHOICE = {
  parameter: 'sign',
  filters: [{ value: 'aries', label: 'Name', shown: 'Name', href: '/own' }],
  chosen: 'aries',
};

it.each(TESTED_LOCALES)(
  'the islands draw themselves without a browser, with no words but those that travel with %s',
  (locale) => {
    const html = renderToString(
      <NextIntlClientProvider
        locale={locale}
        messages={toolMessages(words[locale], '/tools/horoscope')}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        <HoroscopeReader choice={CHOICE} signs={[SIGN]} readings={[READING]} note={null} />
        <FindSign signs={[SIGN]} chosen="aries" initial="1996-04-04" />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('General text');
    expect(html).toContain(words[locale].Horoscope.yourSign);
    expect(html).not.toContain(words[locale].Horoscope.listen);
  },
);
