import type * as proofs from '#site/proofs.mjs';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { pageMetadata } from './pageMetadata';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const site: { -readonly [K in keyof typeof proofs]: (typeof proofs)[K] } =
  jest.requireMock('#site/proofs.mjs');
jest.mock('#site/proofs.mjs', () => ({ ...jest.requireActual('#site/proofs.mjs') }));

describe('pageMetadata', () => {
  it('proves whose site it is on the front page alone', async () => {
    speakOnServer('hi');
    expect((await pageMetadata('/')).verification).toEqual({ other: {} });
    jest.replaceProperty(site, 'VERIFICATION', { google: 'abcdefgh', facebook: '12345678' });
    expect((await pageMetadata('/')).verification).toEqual({
      google: 'abcdefgh',
      other: { 'facebook-domain-verification': '12345678' },
    });
    expect((await pageMetadata('/india')).verification).toBeUndefined();
  });

  it.each([
    ['en', '/', 'Narmada 24: news of central India', 'http://localhost:3000/'],
    ['hi', '/', 'नर्मदा 24: मध्य भारत की ख़बरें', 'http://localhost:3000/hi'],
    ['en', '/sports/cricket', 'Cricket news | Narmada 24', 'http://localhost:3000/sports/cricket'],
    ['hi', '/sports/cricket', 'क्रिकेट की ख़बरें | नर्मदा 24', 'http://localhost:3000/hi/sports/cricket'],
  ] as const)('names in %s the page %s', async (locale, path, title, canonical) => {
    speakOnServer(locale);
    const metadata = await pageMetadata(path);
    expect(metadata.title).toBe(title);
    expect(metadata.alternates?.canonical).toBe(canonical);
  });

  it('shows the page’s card in the page’s language, and says what is on it', async () => {
    speakOnServer('hi');
    const { title, openGraph, twitter } = await pageMetadata('/india');
    const url = expect.stringMatching(
      /^http:\/\/localhost:3000\/og\/page\/india\.[0-9a-f]{12}\.hi\.jpg$/,
    );
    expect(openGraph?.images).toEqual([
      { url, width: 1200, height: 630, type: 'image/jpeg', alt: title },
    ]);
    expect(twitter?.images).toEqual(openGraph?.images);
    expect(openGraph?.title).not.toContain('नर्मदा');
  });
});
