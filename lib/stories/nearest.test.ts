import { card } from '@/lib/testing/samples';
import { nearest } from './nearest';

const placed = (
  id: string,
  state: string | null,
  category: string | null,
  lang: 'en' | 'hi' = 'en',
) => card({ id, state, category, lang });
const STORIES = [
  placed('far', 'gujarat', 'film'),
  placed('other language', 'madhya-pradesh', 'cricket', 'hi'),
  placed('state', 'madhya-pradesh', 'film'),
  placed('both', 'madhya-pradesh', 'cricket'),
  placed('nowhere', null, null),
  placed('category', null, 'cricket'),
];
const shown = [placed('shown', 'madhya-pradesh', null), placed('too', null, 'cricket')];
const ids = (...given: Parameters<typeof nearest<(typeof STORIES)[number]>>) =>
  nearest(...given).map(({ id }) => id);

it('has first what has most in common with the page, and other languages last', () => {
  expect(ids(STORIES, shown, { locale: 'en' })).toEqual([
    'both',
    'state',
    'category',
    'far',
    'nowhere',
    'other language',
  ]);
});

it('begins on each page with another story where nothing is in common', () => {
  expect(
    [0, 1, 2, 5].map((sectionIndex) => ids(STORIES, [], { locale: 'en', sectionIndex })[0]),
  ).toEqual(['far', 'nowhere', 'state', 'far']);
});

it('is nothing of nothing', () => {
  expect(ids([], shown, { locale: 'en', sectionIndex: 7 })).toEqual([]);
});
