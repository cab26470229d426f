import { isHit, QUERY_LIMIT, queryText, terms, words } from './terms';

describe('queryText', () => {
  it.each([
    ['nothing', undefined, ''],
    ['spaces alone', ' \t\n ', ''],
    ['one line, single spaces', '  new\n bridge\u0000 ', 'new bridge'],
    ['the first of several', ['bridge', 'road'], 'bridge'],
    ['markup as it came', '<b>"x"</b>', '<b>"x"</b>'],
  ])('of %s', (_, given, expected) => {
    expect(queryText(given)).toBe(expected);
  });

  it('is cut between clusters', () => {
    const cut = queryText(`a${'क्षि'.repeat(60)}`);
    expect(cut.length).toBeLessThanOrEqual(QUERY_LIMIT);
    expect(cut).toMatch(/^a(क्षि)+$/);
  });
});

describe('terms', () => {
  it.each([
    ['', []],
    ['!!! “ ” ।', []],
    ['New Bridge', ['new', 'bridge']],
    ['नया पुल, १५ लाख', ['नया', 'पुल', '15', 'लाख']],
    ["O'Neil covid-19", ['o', 'neil', 'covid', '19']],
    ['\u0301 पुल', ['पुल']],
  ])('of “%s”', (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });
});

it('words stand where they are in the text', () => {
  const text = 'आज पाँच किमी — Café!';
  expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual(['आज', 'पाँच', 'किमी', 'Café']);
});

it.each([
  ['bridge', ['bridge'], true],
  ['bridges', ['bridge'], true],
  ['bridges', ['bridge', 'road'], false],
  ['roads', ['bridge', 'road'], true],
  ['abridge', ['bridge'], false],
  ['bridge', [], false],
])('%s answers %j: %s', (word, asked, expected) => {
  expect(isHit(word, asked)).toBe(expected);
});
