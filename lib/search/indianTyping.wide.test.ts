import { NOTHING, newsIn } from '@/lib/testing/sampleNews';
import { story } from '@/lib/testing/samples';
import FIRST_ROWS from './indianTyping.json';
import LATER_ROWS from './indianTypingLater.json';
import { searchStories } from './searchStories';
import { terms } from './terms';

/** The second table was written when the rules were done with the first. */
const ROWS = [...FIRST_ROWS, ...LATER_ROWS];
const FIRST = 5;

describe('of stories in both languages', () => {
  const stories = [
    ...ROWS.map(({ title }) => story({ ...NOTHING, id: title, title })),
    ...newsIn('en'),
    ...newsIn('hi'),
  ];
  const asked = ROWS.flatMap(({ title, queries }) => queries.map((query) => ({ query, title })));

  it('at least 95 % of what people type leads to its story among the first five', () => {
    expect(asked.length).toBeGreaterThanOrEqual(300);
    const missed = asked.filter(
      ({ query, title }) =>
        !searchStories(stories, terms(query))
          .slice(0, FIRST)
          .some(({ id }) => id === title),
    );
    expect(missed.length).toBeLessThanOrEqual(asked.length * 0.05);
  });
});
