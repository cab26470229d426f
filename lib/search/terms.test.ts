import { fold } from '@/lib/format/foldedWords';
import { terms } from './terms';

describe('terms', () => {
  it.each([
    ['', []],
    ['!!! “ ” ।', []],
    ['New Bridge', ['new', 'bridge']],
    ['नया पुल, १५ लाख', ['नया', 'पुल', '15', 'लाख']],
    ["O'Neil covid-19", ['o', 'neil', 'covid', '19']],
    ['\u0301 पुल', ['पुल']],
  ])('of “%s”', (query, expected) => {
    expect(terms(query)).toEqual(expected.map((word) => [word]));
  });
});

describe('a name', () => {
  it.each([
    ['Indore', [['indore', 'इंदौर']]],
    ['इन्दौर', [['इंदौर', 'indore']]],
    ['bridge in SAGAR', [['bridge'], ['in'], ['sagar', 'सागर']]],
    ['उत्तराखंड सड़क', [['उत्तराखंड', 'उत्तरांचल', 'uttarakhand', 'uttaranchal'], ['सडक']]],
    ['chief minister', [['chief minister', 'cm', 'सीएम', 'मुख्यमंत्री']]],
    ['new delhi', [['new delhi', 'नई दिल्ली']]],
    ['delhi', [['delhi', 'दिल्ली']]],
    ['Bombay', [['bombay', 'mumbai', 'मुंबई', 'बंबई', 'बॉम्बे']]],
  ])('“%s” is one term with all its spellings', (query, expected) => {
    expect(terms(query).map((term) => term.toSorted())).toEqual(
      expected.map((term) => term.map((text) => fold(text)).toSorted()),
    );
    expect(terms(query).map(([typed]) => typed)).toEqual(
      expected.map(([typed = '']) => fold(typed)),
    );
  });

  it.each(['indor', 'madhya', 'गया', 'constructor'])('is not “%s”', (query) => {
    expect(terms(query)).toEqual([[fold(query)]]);
  });
});
