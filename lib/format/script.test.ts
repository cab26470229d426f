import { languageOf } from './script';

describe('languageOf', () => {
  it.each([
    ['Rain in Bhopal', 'en'],
    ['भोपाल में बारिश', 'hi'],
    ['IPL 2026: भोपाल की टीम का एलान', 'hi'],
    ['Bhopal celebrates दीवाली', 'en'],
    ['24', 'en'],
    ['', 'en'],
    ['मध्य abcd', 'en'], // four letters each (the halant counts as one): a tie is English
  ])('of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
