/** @jest-environment node */

import { placeChoices } from '@/app/api/places/placeChoices';
import { STATE_LIST } from '@/lib/content/states';
import { words } from '@/lib/testing/words';
import { guessedState } from './guessedState';

it.each([
  ['hi', 'madhya-pradesh'],
  ['en', 'madhya-pradesh'],
  ['mr', 'maharashtra'],
  ['gu', 'gujarat'],
  ['xx', 'madhya-pradesh'],
])('a reader of %s is first taken for one of %s', (language, state) => {
  expect(guessedState(language)?.id).toBe(state);
});

it('each city that may be chosen has the state that names it, but those of states without a page', () => {
  const { cities } = placeChoices('en', words.en.Cities);
  const elsewhere = cities.filter(({ state }) => state === null);
  expect(elsewhere.map(({ id }) => id)).toEqual(['delhi', 'hyderabad']);
  const named = STATE_LIST.flatMap(({ id, cities: own }) => own.map((city) => [city, id]));
  expect(
    cities
      .filter(({ state }) => state !== null)
      .map(({ id, state }) => [id, state])
      .toSorted(),
  ).toEqual(named.toSorted());
});
