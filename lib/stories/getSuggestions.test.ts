import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { getSuggestions } from './getSuggestions';

jest.mock('#site/districts.mjs', () => jest.requireActual('@/lib/testing/districtRecords'));

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/config/showsSamples', () => ({ showsSamples: () => false }));

const upstream = fakeUpstream();
beforeEach(() => {
  speakOnServer('en');
  upstream.sends('/breaking-news', [
    { id: 'e', title: 'Bhopal has a bridge' },
    { id: 'h', title: 'भोपाल में पुल' },
  ]);
  upstream.sends('/featured-stories', []);
  upstream.sends('/news', []);
});

const suggested = async (typed: string, locale: 'en' | 'hi') =>
  (await getSuggestions(typed, locale)).suggestions.map(({ kind, href }) => [kind, href]);

it.each([
  ['en', '', ['e', 'h']],
  ['hi', '/hi', ['h', 'e']],
] as const)(
  'in %s: the state of a city first, then the language’s own stories',
  async (locale, prefix, ids) => {
    expect(await suggested('bhopal', locale)).toEqual([
      ['state', `${prefix}/india/madhya-pradesh/bhopal`],
      ...ids.map((id) => ['story', `${prefix}/news/${id}`]),
    ]);
  },
);

it('offers a state once, however many of its names match', async () => {
  expect(await suggested('madhya pradesh', 'en')).toEqual([['state', '/india/madhya-pradesh']]);
});

it('names the city with its state', async () => {
  const { suggestions } = await getSuggestions('भोपाल', 'hi');
  expect(suggestions[0]?.runs.map(({ text }) => text).join('')).toBe('भोपाल, मध्य प्रदेश');
});

it('leads to the state of a city that has no page of its own', async () => {
  expect((await suggested('jabalpur', 'en'))[0]).toEqual(['state', '/india/madhya-pradesh']);
});
