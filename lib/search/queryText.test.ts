import { QUERY_LIMIT, queryText } from './queryText';

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
