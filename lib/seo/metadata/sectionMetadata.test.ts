import { speakOnServer } from '@/lib/testing/speakOnServer';
import { subcategoryMetadata } from './sectionMetadata';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

it.each([
  ['en', '/sports', 'Sports News | Narmada 24'],
  ['hi', '/entertainment', 'मनोरंजन की ख़बरें | नर्मदा 24'],
] as const)(
  'an unknown subcategory is kept out, the section is not (%s)',
  async (locale, section, title) => {
    speakOnServer(locale);
    const params = Promise.resolve({ subcategory: 'chess' });
    expect(
      await subcategoryMetadata(section, { params, searchParams: Promise.resolve({}) }),
    ).toEqual({
      title,
      robots: { index: false },
    });
  },
);
