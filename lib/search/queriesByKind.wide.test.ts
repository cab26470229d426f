import { NOTHING, newsIn } from '@/lib/testing/sampleNews';
import { story } from '@/lib/testing/samples';
import FIRST_ROWS from './indianTyping.json';
import LATER_ROWS from './indianTypingLater.json';
import ROWS from './queriesByKind.json';
import { searchStories } from './searchStories';
import { terms } from './terms';

const FIRST = 5;
const KINDS = [...new Set(ROWS.map(({ kind }) => kind))];
const TITLES = [...new Set([...FIRST_ROWS, ...LATER_ROWS, ...ROWS].map(({ title }) => title))];

describe('of stories in both languages', () => {
  const stories = [
    ...TITLES.map((title) => story({ ...NOTHING, id: title, title })),
    ...newsIn('en'),
    ...newsIn('hi'),
  ];
  const isFound = (title: string, query: string) =>
    searchStories(stories, terms(query))
      .slice(0, FIRST)
      .some(({ id }) => id === title);

  it.each(KINDS)('every query of the kind “%s” leads to its story among the first five', (kind) => {
    const asked = ROWS.filter((row) => row.kind === kind);
    const missed = asked.flatMap(({ title, queries }) =>
      queries.filter((query) => !isFound(title, query)),
    );
    expect(missed).toEqual([]);
  });
});
