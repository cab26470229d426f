import { NOTHING, newsIn } from '@/lib/testing/sampleNews';
import { story } from '@/lib/testing/samples';
import { searchStories } from './searchStories';
import ROWS from './tamilTyping.json';
import { terms } from './terms';

const FIRST = 5;
/** The rest is inflected, and Tamil has no paradigms yet (`forms.ts`). */
const FOUND = 34;

const stories = [
  ...ROWS.map(({ title }) => story({ ...NOTHING, id: title, title })),
  ...newsIn('en'),
];
const isFound = (query: string, title: string) =>
  searchStories(stories, terms(query))
    .slice(0, FIRST)
    .some(({ id }) => id === title);

it('Roman letters lead to Tamil headlines, also beside English stories', () => {
  const asked = ROWS.flatMap(({ title, queries }) => queries.map((query) => ({ query, title })));
  const found = asked.filter(({ query, title }) => isFound(query, title));
  expect(found.length).toBeGreaterThanOrEqual(FOUND);
});

it.each([
  ['வைகை', 'வைகை அணை நிரம்புகிறது', 'as typed'],
  ['வெள்ளம்', 'Vellam reaches the fields', 'in Tamil for a Roman headline'],
])('“%s” leads to “%s”: %s', (query, title) => {
  const found = searchStories([story({ ...NOTHING, id: title, title }), ...stories], terms(query));
  expect(found[0]?.id).toBe(title);
});
