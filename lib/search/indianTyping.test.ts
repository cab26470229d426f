import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, story } from '@/lib/testing/samples';
import ENGLISH from './englishSearch.json';
import FIRST_ROWS from './indianTyping.json';
import LATER_ROWS from './indianTypingLater.json';
import { searchStories } from './searchStories';
import { terms } from './terms';

const NOTHING = { summary: '', body: null, place: null, state: null, category: null };

type Entry = { id: string | number; title?: string; headline?: string; content?: string };
/** The sample news, of which each story is a wrong answer. */
const newsIn = (language: string) =>
  ['breaking-news', 'featured-stories', 'news']
    .flatMap((feed): Entry[] =>
      JSON.parse(
        readFileSync(join(__dirname, `../../newsroom/data/${feed}/${language}.json`), 'utf8'),
      ),
    )
    .map(({ id, title, headline, content = '' }) =>
      story({ ...NOTHING, id: String(id), title: title ?? headline ?? '', body: bodyOf(content) }),
    );

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

describe('of stories in English', () => {
  const stories = newsIn('en');

  it.each(ENGLISH)('“$query” finds what holds its words, and no more', ({ query, found }) => {
    expect(searchStories(stories, terms(query)).map(({ id }) => id)).toEqual(found);
  });
});
