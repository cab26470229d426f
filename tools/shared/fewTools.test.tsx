/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/layout/Footer';
import { environment } from '@/lib/config/environment.mjs';
import { NOW } from '@/lib/testing/samples';
import { words } from '@/lib/testing/words';
import { OtherTools, ToolsGrid } from './ToolGrid';

jest.mock('@/lib/pages/siteTools', () => ({ TOOL_PATHS: ['/tools/horoscope'] }));

const htmlOf = (part: ReactElement) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={words.en} timeZone="Asia/Kolkata">
      {part}
    </NextIntlClientProvider>,
  );

it('a site without tools has no heading of tools', () => {
  jest.replaceProperty(environment(), 'SAMPLES', 'off');
  expect(htmlOf(<ToolsGrid />)).toBe('');
  expect(htmlOf(<Footer path="/" url="/" now={NOW} />)).not.toContain(words.en.Chrome.tools);
});

it('the only tool of a site names no others', () => {
  expect(htmlOf(<OtherTools path="/tools/horoscope" />)).toBe('');
  expect(htmlOf(<ToolsGrid />)).toContain('href="/tools/horoscope"');
});
