import { speakOnServer } from '@/lib/testing/speakOnServer';
import { sectionName, stateName } from './sectionName';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
beforeEach(() => speakOnServer('en'));

describe('sectionName', () => {
  it.each([
    ['stockmarket', 'en', 'Stock market'],
    ['Stock-Market', 'hi', 'शेयर बाज़ार'],
    ['Rivers & lakes', 'hi', 'Rivers & lakes'],
    ['constructor', 'en', 'constructor'],
    [null, 'en', null],
  ] as const)('of %j in %s', async (category, locale, expected) => {
    expect(await sectionName({ category }, locale)).toBe(expected);
  });
});

describe('stateName', () => {
  it.each([
    ['Madhya Pradesh', 'hi', 'मध्य प्रदेश'],
    ['west-bengal', 'en', 'West Bengal'],
    ['Atlantis', 'hi', 'Atlantis'],
    [null, 'hi', null],
  ] as const)('of %j in %s', async (state, locale, expected) => {
    expect(await stateName({ state }, locale)).toBe(expected);
  });
});
