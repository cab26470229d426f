import { NOTHING } from '@/lib/testing/sampleNews';
import { story } from '@/lib/testing/samples';
import { prepareSearch } from './prepareSearch';
import { searchStories } from './searchStories';
import { terms } from './terms';
import { readingWords, vocabularyOf } from './vocabulary';

const many = (title: string) =>
  Array.from({ length: 300 }, (_, at) =>
    story({ ...NOTHING, id: `s${at}`, title: `${title} ${at}` }),
  );
const found = (stories: ReturnType<typeof many>, query: string) =>
  searchStories(stories, terms(query)).length;

it('reads one story at a step, so that others are served meanwhile', () => {
  const stories = many('पुल');
  expect([...readingWords(stories)].length).toBeGreaterThanOrEqual(stories.length);
});

it('leaves nothing to read for the first search', async () => {
  const read = jest.fn(() => 'A bridge.');
  const stories = [Object.defineProperty(story({ ...NOTHING }), 'summary', { get: read })];
  await prepareSearch(stories, Infinity);
  expect(read).toHaveBeenCalledTimes(1);
  expect(searchStories(stories, terms('bridge'))).toHaveLength(1);
  expect(read).toHaveBeenCalledTimes(1);
});

it('finds the same where a search comes between two steps', () => {
  const [begun, other] = [many('तेंदुआ'), many('बाघिन')];
  const reading = readingWords(begun);
  for (let step = 0; step < 301; step++) reading.next();
  expect(found(other, 'baghin')).toBe(300);
  for (const _ of reading);
  expect([found(begun, 'tendua'), found(other, 'baghin'), found(begun, 'baghin')]).toEqual([
    300, 300, 0,
  ]);
});

it('reads a list once that has more words than a lexicon is begun anew at', async () => {
  const words = Array.from({ length: 300_001 }, (_, at) => 1_000_000 + at).join(' ');
  const [stories, others] = [[story({ ...NOTHING, summary: words })], many('पुल')];
  const vocabulary = vocabularyOf(stories);
  expect(found(others, 'पुल')).toBe(300);
  // Not `toBe`, which would print millions of places.
  expect(vocabularyOf(stories) === vocabulary).toBe(true);
});
