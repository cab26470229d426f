/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { toolMessages } from '@/tools/shared/ToolFrame';
import { AqiChecker, RefreshHere } from './AqiChecker.island';
import { AQI_CITIES } from './cities';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const CHOICE = {
  parameter: 'city',
  filters: ['delhi', 'mumbai'].map((value) => ({
    value,
    label: value,
    shown: value,
    href: `/${value}`,
  })),
  chosen: 'mumbai',
};

it.each(TESTED_LOCALES)(
  'the island draws the chosen city without a browser, with no words but those that travel with %s',
  (locale) => {
    const html = renderToString(
      <NextIntlClientProvider
        locale={locale}
        messages={toolMessages(words[locale], '/tools/aqi-checker')}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        <AqiChecker
          label="Cities"
          choice={CHOICE}
          figures={AQI_CITIES}
          note={null}
          cities={[
            { value: 'delhi', node: <p>Air of Delhi</p> },
            {
              value: 'mumbai',
              node: (
                <p>
                  Air of Mumbai <RefreshHere />
                </p>
              ),
            },
          ]}
        />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('Air of Mumbai');
    expect(html).not.toContain('Air of Delhi');
    expect(html).toContain('2024');
  },
);
