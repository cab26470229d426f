/** @jest-environment jsdom */

import { place } from './placeRecord';

beforeEach(() => localStorage.clear());

it('is the state and the city that were chosen', () => {
  place.write({ state: 'gujarat', city: 'delhi' });
  expect(place.read()).toEqual({ state: 'gujarat', city: 'delhi' });
});

it.each([
  ['7', null, null],
  ['{', null, null],
  ['{"state":"gujarat"}', 'gujarat', null],
  ['{"state":"\\"]x","city":"delhi"}', null, 'delhi'],
  ['{"state":7,"city":"../x"}', null, null],
])('is of %s as much as this site can have written', (text, state, city) => {
  localStorage.setItem('n24:place', text);
  expect(place.read()).toEqual({ state, city });
});
