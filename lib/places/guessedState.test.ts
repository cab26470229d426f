/** @jest-environment node */
import { STATE_LIST } from '@/lib/content/states/states';
import { placeChoices } from './placeChoices';
import { guessedState } from './guessedState';
import { words } from '@/lib/testing/words';

it.each([
  ['hi', 'madhya-pradesh'],
  ['en', 'madhya-pradesh'],
  ['mr', 'maharashtra'],
  ['gu', 'gujarat'],
  ['xx', 'madhya-pradesh'],
])('a reader of %s is first taken for one of %s', (language, state) => {
  expect(guessedState(language)?.id).toBe(state);
});

it('each city that may be chosen has its state, those of the site’s states one of these', () => {
  const { cities } = placeChoices('en', words.en.Cities);
  expect(cities.filter(({ state }) => state === null)).toEqual([]);
  const elsewhere = cities.filter(({ state }) => !STATE_LIST.some(({ id }) => id === state));
  expect(elsewhere.map(({ id }) => id)).toEqual(['delhi', 'hyderabad']);
});
