import { parseStoryIds, idsQuery } from './storyIds';

const asSent = (query: string) =>
  new URL(`https://example.org/?ids=${query}`).searchParams.get('ids') ?? '';

describe('ids in a query', () => {
  it.each([[['a', 'b']], [['with, comma & more', '50%', 'नर्मदा/२?#', 'a+b', 'c d']]])(
    '%j arrive as they were sent',
    (ids) => {
      expect(parseStoryIds(asSent(idsQuery(ids)))).toEqual(ids);
    },
  );

  it.each([
    ['a,b', ['a', 'b']],
    ['a%2Cb', ['a', 'b']],
    ['50%25', ['50%']],
    ['a,,a', ['a']],
    ['', []],
  ])('a client may write %s by hand', (query, ids) => {
    expect(parseStoryIds(asSent(query))).toEqual(ids);
  });
});
