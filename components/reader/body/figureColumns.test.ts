import { figureColumns } from './figureColumns';

const cells = (...texts: string[]) => texts.map((text) => ({ content: [text] }));
const headers = (...texts: string[]) =>
  cells(...texts).map((cell) => ({ ...cell, isHeader: true as const }));

it.each([
  ['counts', ['सागर', '12,34,567'], ['दमोह', '98,765'], [1]],
  [
    'signs, parts of a hundred and money',
    ['a', '+2.1', '67.4%', '₹900'],
    ['b', '−0.4', '7%', '₹1,25,000'],
    [1, 2, 3],
  ],
  ['one word behind', ['a', '12.5 लाख', '5 km'], ['b', '3 करोड़', '७ किमी'], [1, 2]],
  ['a gap', ['a', '–', ''], ['b', '3', '4'], [1, 2]],
  ['words', ['a', 'won', '3 wins of 4'], ['b', 'lost', '1'], []],
  ['a mixed column', ['a', '3'], ['b', 'not known'], []],
  ['nothing but gaps', ['a', '–'], ['b', ''], []],
  ['the first column', ['2024', '120'], ['2025', '1,320'], [1]],
])('of %s', (_, first, second, columns) => {
  expect([...figureColumns([cells('x', 'y')], [cells(...first), cells(...second)])]).toEqual(
    columns,
  );
});

it('passes over headings in the body', () => {
  const rows = [headers('Team', 'Points'), cells('India', '6')];
  expect([...figureColumns([], rows)]).toEqual([1]);
});

it.each([{ columns: 2 }, { rows: 2 }])('is none beside a span: %j', (span) => {
  const rows = [cells('India', '6'), [{ content: ['All'], ...span }]];
  expect([...figureColumns([], rows)]).toEqual([]);
});
