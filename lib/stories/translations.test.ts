import { card } from '@/lib/testing/samples';
import { withoutTranslations } from './translations';

const rain = card({ id: 'rain', lang: 'en' });
const rainHi = card({ id: 'rain-hi', lang: 'hi' });
const rainMr = card({ id: 'rain-mr', lang: 'hi', otherLanguage: 'mr' });
const train = card({ id: 'train-en', lang: 'en' });
const trainHi = card({ id: 'train-hi', lang: 'hi' });

describe('withoutTranslations', () => {
  it.each([
    ['en', [rainHi, train, rain], [rain, train]],
    ['hi', [rain, train, rainHi], [rainHi, train]],
    ['hi', [rainMr, trainHi, train, rainHi], [rainHi, trainHi]],
    ['en', [rainHi, rainMr], [rainHi]],
  ] as const)('in %s each story stands once, where the first of it did', (locale, given, shown) => {
    expect(withoutTranslations(given, locale)).toEqual(shown);
  });

  it('takes an ending for a language only where the story is written in it', () => {
    const stories = [card({ id: 'oh', lang: 'en' }), card({ id: 'oh-hi', lang: 'en' })];
    expect(withoutTranslations(stories, 'en')).toEqual(stories);
  });
});
