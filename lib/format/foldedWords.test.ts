import { words } from './foldedWords';

it('words stand where they are in the text', () => {
  const text = 'आज पाँच किमी — Café!';
  expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'आज',
    'पाँच',
    'किमी',
    'Café',
  ]);
});
