/** @jest-environment jsdom */
import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { loadPlaces } from './loadPlaces';

const GUJARAT = { id: 'gujarat', name: 'Gujarat' };

beforeAll(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));

it('asks in the language of the page, and leaves out what is no place', async () => {
  const fetched = fakeFetch().mockResolvedValue(reply({ states: [GUJARAT, 7, { id: 'x' }] }));
  expect(await loadPlaces('hi')).toEqual({ states: [GUJARAT], cities: [] });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/places?lang=hi');
});

it.each([
  ['an error', () => fakeFetch().mockResolvedValue(reply({}, 502))],
  ['another shape', () => fakeFetch().mockResolvedValue(reply('no'))],
  ['no JSON', () => fakeFetch().mockResolvedValue(notJson)],
  ['no connection', () => fakeFetch().mockRejectedValue(new TypeError('offline'))],
])('is nothing where there is %s', async (_, fail) => {
  fail();
  expect(await loadPlaces('en')).toBeNull();
});
