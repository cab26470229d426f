import { paragraphsBody } from './body';
import { bodyText } from './bodyText';
import { datelined } from './datelined';

const picture = {
  type: 'picture',
  picture: { url: 'https://img.example/a.jpg', alt: '' },
} as const;
const read = (body: Parameters<typeof datelined>[0]['body'], dateline?: string) =>
  bodyText(datelined({ body, ...(dateline && { dateline }) }) ?? []);

it.each([
  [
    'stands before the first paragraph',
    ['It rained.', 'It stopped.'],
    'BHOPAL',
    'BHOPAL: It rained.\n\nIt stopped.',
  ],
  ['is not repeated', ['Bhopal, 20 Nov: It rained.'], 'BHOPAL', 'Bhopal, 20 Nov: It rained.'],
  ['is no word of the sentence', ['Bhopal is wet.'], 'BHOPAL', 'BHOPAL: Bhopal is wet.'],
  ['is not another one', ['Bhopal: It rained.'], 'INDORE', 'INDORE: Bhopal: It rained.'],
  ['may be missing', ['It rained.'], undefined, 'It rained.'],
])('a place line %s', (_, paragraphs, dateline, text) => {
  expect(read(paragraphsBody(paragraphs), dateline)).toBe(text);
});

it('passes over what is no paragraph, and a text without one', () => {
  expect(read([picture, ...paragraphsBody(['It rained.'])], 'BHOPAL')).toBe('BHOPAL: It rained.');
  expect(datelined({ body: [picture], dateline: 'BHOPAL' })).toEqual([picture]);
  expect(datelined({ body: null, dateline: 'BHOPAL' })).toBeNull();
});
