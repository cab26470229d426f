/** @jest-environment jsdom */

import { forgetSearch, keepSearch, lastSearches } from './lastSearches';

beforeEach(() => localStorage.clear());

it('keeps the last ten searches, each once, the newest first', () => {
  for (let at = 0; at < 12; at++) keepSearch(`search ${at}`);
  keepSearch(' search 5 ');
  expect(lastSearches.read()).toHaveLength(10);
  expect(lastSearches.read().slice(0, 2)).toEqual(['search 5', 'search 11']);
});

it('keeps no empty one, and forgets one alone', () => {
  for (const query of ['one', 'two', '  ']) keepSearch(query);
  forgetSearch('one');
  expect(lastSearches.read()).toEqual(['two']);
});

it.each(['{"a":1}', '[1]', 'no JSON'])('reads nothing out of %s', (kept) => {
  localStorage.setItem('n24:searches', kept);
  expect(lastSearches.read()).toEqual([]);
});
