/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Breaking } from '@/components/home/Breaking.island';
import { Featured } from '@/components/home/Featured.island';
import { Hero } from '@/components/home/Hero.island';
import { Trending } from '@/components/home/Trending.island';
import { Weather } from '@/components/home/Weather';
import { Shortcuts } from '@/components/layout/Shortcuts.island';
import { StoryActions } from '@/components/reader/StoryActions.island';
import { ImageErrorHandler } from '@/components/story/ImageErrorHandler.island';
import { islandMessages } from '@/lib/i18n/islandMessages';
import { TIME_ZONE } from '@/lib/i18n/language';
import { ok } from '@/lib/result';
import { card, NOW, slide } from './samples';
import { words } from './words';

jest.mock('next/navigation', () => ({ useParams: () => ({}), useRouter: () => ({}) }));

const CONTACTS = { phone: { display: '1', href: 'tel:1' }, emails: [] };
const list = ok([card({ title: 'Rain' })]);

/** With only the words that travel to the browser, and without a browser. */
const onServer = (island: ReactElement, locale: 'en' | 'hi', messages: object) =>
  renderToString(
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone={TIME_ZONE}
      onError={(problem) => {
        throw problem;
      }}
    >
      {island}
    </NextIntlClientProvider>,
  );

describe.each([
  ['en', words.en],
  ['hi', words.hi],
] as const)('on the server, in %s', (locale, messages) => {
  it.each<[string, ReactElement, RegExp]>([
    ['Breaking', <Breaking key="1" initial={list} now={NOW} />, /Rain/],
    ['Featured', <Featured key="2" initial={list} now={NOW} />, /Rain/],
    ['Trending', <Trending key="3" initial={list} now={NOW} />, /Rain/],
    ['Hero', <Hero key="4" initial={ok([slide({ title: 'Rain' })])} />, /Rain/],
    [
      'StoryActions',
      <StoryActions
        key="7"
        locale={locale}
        contacts={CONTACTS}
        videoSite="https://example.org"
        previewNote=""
      />,
      /^$/,
    ],
    ['ImageErrorHandler', <ImageErrorHandler key="8" />, /^$/],
    [
      'Shortcuts',
      <Shortcuts key="9" label="Shortcuts" links={4} toTop="Top">
        Home
      </Shortcuts>,
      /Home/,
    ],
  ])('%s draws itself', (_, island, expected) => {
    expect(onServer(island, locale, islandMessages(messages, 'home'))).toMatch(expected);
  });

  it('the weather draws itself, its words made on the server', () => {
    expect(onServer(<Weather now={NOW} />, locale, messages)).toContain(messages.Weather.title);
  });
});
