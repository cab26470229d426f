import { PAGES } from '@/lib/pages/pages';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { pageCard, pageOfSocialCard, pageSocialCardPath } from './pageSocialCard';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
beforeEach(() => speakOnServer('en'));

describe('pageCard', () => {
  it.each([
    ['/', 'en', null, 'Narmada 24: news of central India', /^The news of Madhya Pradesh/],
    ['/sports', 'hi', null, 'खेल', /क्रिकेट/],
    ['/sports/cricket', 'en', 'Sports', 'Cricket', /^Cricket news/],
    ['/tools/emi-calculator', 'hi', 'टूल', 'ईएमआई कैलकुलेटर', /लोन/],
    ['/india/gujarat', 'hi', 'भारत', 'गुजरात', /गांधीनगर/],
    ['/terms-conditions', 'en', null, 'Terms & Conditions', /terms/],
  ] as const)('of %s in %s', async (path, locale, kicker, headline, line) => {
    expect(await pageCard(path, locale)).toEqual({
      locale,
      kicker,
      headline,
      line: expect.stringMatching(line),
    });
  });

  it.each([
    '/india/atlantis',
    '/sports/chess',
    '/news/a1',
    '/constructor',
    '//',
    '/india/gujarat/x',
  ])('none of %s', async (path) => {
    expect(await pageCard(path, 'en')).toBeNull();
  });
});

describe('pageSocialCardPath', () => {
  it.each([
    ['/', 'en', /^\/og\/page\/home\.[0-9a-f]{12}\.en\.jpg$/],
    ['/sports/cricket', 'hi', /^\/og\/page\/sports\/cricket\.[0-9a-f]{12}\.hi\.jpg$/],
    ['/india/gujarat', 'en', /^\/og\/page\/india\/gujarat\.[0-9a-f]{12}\.en\.jpg$/],
    ['/india/atlantis', 'hi', /^\/og\/page\/brand\.[0-9a-f]{12}\.hi\.jpg$/],
  ] as const)('of %s in %s', async (path, locale, expected) => {
    expect(await pageSocialCardPath(path, locale)).toMatch(expected);
  });

  it.each([...Object.keys(PAGES), '/india/gujarat'])('leads back to %s', async (path) => {
    const [, name = ''] =
      /^\/og\/(.+)\.[0-9a-f]{12}\.en\.jpg$/.exec(await pageSocialCardPath(path, 'en')) ?? [];
    expect(pageOfSocialCard(name)).toBe(path);
  });
});
