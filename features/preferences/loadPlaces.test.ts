/** @jest-environment jsdom */

import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { loadPlaces } from './loadPlaces';

const GUJARAT = { id: 'gujarat', name: 'Gujarat' };

beforeAll(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));

it('asks in the language of the page', async () => {
  const answer = { states: [GUJARAT], cities: [] };
  const fetched = fakeFetch().mockResolvedValue(reply(answer));
  expect(await loadPlaces('hi')).toEqual({ ok: true, value: answer });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/places?lang=hi');
});

it.each([
  ['an error', () => fakeFetch().mockResolvedValue(reply({ states: [], cities: [] }, 502))],
  ['another shape', () => fakeFetch().mockResolvedValue(reply('no'))],
  ['no list', () => fakeFetch().mockResolvedValue(reply({ states: [GUJARAT] }))],
  [
    'something else in a list',
    () => fakeFetch().mockResolvedValue(reply({ states: [GUJARAT, { id: 7 }], cities: [] })),
  ],
  ['no JSON', () => fakeFetch().mockResolvedValue(notJson)],
  ['no connection', () => fakeFetch().mockRejectedValue(new TypeError('offline'))],
])('fails where there is %s', async (_, fail) => {
  fail();
  expect((await loadPlaces('en')).ok).toBe(false);
});
