import { sharedText } from './queryText';

describe('sharedText', () => {
  it.each([
    ['नर्मदा bridge', undefined, 'नर्मदा bridge'],
    ['https://a.example/news/1?x=y#z', 'The bridge opens', 'The bridge opens'],
    ['The bridge opens https://a.example/news/1', 'Narmada 24', 'The bridge opens'],
    ['http://a.example', undefined, 'http://a.example'],
    [undefined, 'The bridge opens', 'The bridge opens'],
    [undefined, undefined, ''],
    [['one', 'two'], ['three'], 'one'],
    ['  ', 'The bridge', 'The bridge'],
    ['the https protocol', undefined, 'the https protocol'],
  ])('of %j named %j is %j', (text, title, expected) => {
    expect(sharedText(text, title)).toBe(expected);
  });
});
