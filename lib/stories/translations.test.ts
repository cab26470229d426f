import { card } from '@/lib/testing/samples';
import { translatedStories, withoutTranslations } from './translations';

const rain = card({ id: 'rain', lang: 'en' });
const rainHi = card({ id: 'rain-hi', lang: 'hi' });
const rainMr = card({ id: 'rain-mr', lang: 'hi', otherLanguage: 'mr' });
const train = card({ id: 'train-en', lang: 'en' });
const trainHi = card({ id: 'train-hi', lang: 'hi' });

const bridge = card({ id: '71', lang: 'en', translationKey: '71' });
const bridgeHi = card({ id: '83', lang: 'hi', translationKey: '71' });
const other = card({ id: '84', lang: 'hi', translationKey: '71' });

describe('withoutTranslations', () => {
  it.each([
    ['en', [rainHi, train, rain], [rain, train]],
    ['hi', [rain, train, rainHi], [rainHi, train]],
    ['hi', [rainMr, trainHi, train, rainHi], [rainHi, trainHi]],
    ['en', [rainHi, rainMr], [rainHi]],
    ['hi', [bridge, rain, bridgeHi], [bridgeHi, rain]],
    ['en', [bridgeHi, bridge], [bridge]],
  ] as const)('in %s each story stands once, where the first of it did', (locale, given, shown) => {
    expect(withoutTranslations(given, locale)).toEqual(shown);
  });

  it('takes no two in one language for translations, whatever their source says', () => {
    expect(withoutTranslations([bridgeHi, bridge, other], 'hi')).toEqual([bridgeHi, other]);
  });

  it('takes an ending for a language only where the story is written in it', () => {
    const stories = [card({ id: 'oh', lang: 'en' }), card({ id: 'oh-hi', lang: 'en' })];
    expect(withoutTranslations(stories, 'en')).toEqual(stories);
  });
});

describe('translatedStories', () => {
  const copy = { ...card({ id: 'copy-hi', lang: 'hi' }), canonicalUrl: 'https://agency.example/s' };

  it.each([
    [
      [rain, rainHi, rainMr],
      ['rain', 'rain-hi'],
      ['en rain', 'hi rain-hi'],
    ],
    [
      [bridgeHi, bridge, other],
      ['83', '71'],
      ['hi 83', 'en 71'],
    ],
    [[rainHi, rainMr, train], [], []],
    [[card({ id: 'copy', lang: 'en' }), copy], [], []],
  ] as const)('has each with all its languages', (given, found, languages) => {
    const translated = translatedStories(given);
    expect([...translated.keys()]).toEqual(found);
    for (const { ids } of translated.values())
      expect([...ids].map((pair) => pair.join(' '))).toEqual(languages);
  });
});
