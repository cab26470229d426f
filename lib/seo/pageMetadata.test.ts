/** @jest-environment node */
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { pageMetadata } from './pageMetadata';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

describe('pageMetadata', () => {
  it.each([
    ['en', '/', 'Narmada 24: news of central India', 'http://localhost:3000/'],
    ['hi', '/', 'नर्मदा 24: मध्य भारत की ख़बरें', 'http://localhost:3000/hi'],
    ['en', '/sports/cricket', 'Cricket | Narmada 24', 'http://localhost:3000/sports/cricket'],
    ['hi', '/sports/cricket', 'क्रिकेट | नर्मदा 24', 'http://localhost:3000/hi/sports/cricket'],
  ] as const)('names in %s the page %s', async (locale, path, title, canonical) => {
    speakOnServer(locale);
    const metadata = await pageMetadata(path);
    expect(metadata.title).toBe(title);
    expect(metadata.alternates?.canonical).toBe(canonical);
  });

  it('shows the brand’s picture in the page’s language', async () => {
    speakOnServer('hi');
    const { openGraph } = await pageMetadata('/india');
    expect(openGraph?.images).toEqual([
      { url: 'http://localhost:3000/og/brand.hi.jpg', width: 1200, height: 630, type: 'image/jpeg', alt: 'नर्मदा 24' },
    ]);
  });
});
