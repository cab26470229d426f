import fc from 'fast-check';
import { spokenParts } from './spokenParts';

describe('the parts in which a text is spoken', () => {
  it.each([
    ['Aries', ['Aries']],
    ['', []],
    [' \n ', []],
    ['...', []],
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['एक काम। दूसरा काम।', ['एक काम।', 'दूसरा काम।']],
    ['Wait... what?', ['Wait... what?']],
    ['It fell by 2.5 per cent.', ['It fell by 2.5 per cent.']],
  ])('of “%s” are %j', (text, parts) => {
    expect(spokenParts(text)).toEqual(parts);
  });

  const ABBREVIATED = [
    'डॉ. शर्मा ने 5 रु. दिए।',
    'प्रो. वर्मा 12 कि.मी. चले।',
    'पं. नेहरू और श्री. राव मिले।',
    'ए.पी.जे. अब्दुल कलाम आए।',
    'Dr. Rao met Mr. Singh, e.g. on No. 7.',
    'The U.S. President paid Rs. 500 at 5 p.m. on Monday.',
    'सु.को. ने वि.वि. की प्रा.लि. कंपनी को टी.वी. पर रोका।',
    'दि. 5 मार्च को तह. बैतूल में, उदा. यह।',
    'A Ph.D. scholar met Gov. Rao of the M.P. govt. on Mt. Abu.',
    'K. R. Narayanan spoke of 2.5 per cent.',
  ];
  it.each(ABBREVIATED)('of “%s” are one', (text) => {
    expect(spokenParts(text)).toEqual([text]);
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    const parts = spokenParts(text);
    Object.assign(Intl, { Segmenter });
    expect(parts).toEqual([text]);
  });

  it('still end where a word does', () => {
    expect(spokenParts('वह आया था. फिर गया. उसने की. Rain fell. It ended.')).toEqual([
      'वह आया था.',
      'फिर गया.',
      'उसने की.',
      'Rain fell.',
      'It ended.',
    ]);
  });

  it('are sentences of both scripts in browsers without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    const parts = ['One. Two?', 'एक काम। दूसरा काम।'].map((text) => spokenParts(text));
    Object.assign(Intl, { Segmenter });
    expect(parts).toEqual([
      ['One.', 'Two?'],
      ['एक काम।', 'दूसरा काम।'],
    ]);
  });

  it('are cut between words where a sentence is too long', () => {
    const parts = spokenParts(`${'word '.repeat(90)}end.`);
    expect(parts.map((part) => part.length < 200)).toEqual([true, true, true]);
    expect(parts.join(' ')).toBe(`${'word '.repeat(90)}end.`);
  });

  it('keep a word that is longer than a part whole', () => {
    expect(spokenParts(`a ${'x'.repeat(300)} b`)).toEqual(['a', 'x'.repeat(300), 'b']);
  });

  it('keep every word, in order, in short parts', () => {
    const text = fc
      .array(fc.stringMatching(/^[a-zक-ह]{1,12}[.।,]?$/), { minLength: 1, maxLength: 120 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, (said) => {
        const parts = spokenParts(said);
        expect(parts.join(' ')).toBe(said);
        expect(parts.filter((part) => part.length >= 200 || part.trim() !== part)).toEqual([]);
      }),
    );
  });
});
