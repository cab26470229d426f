/** @jest-environment jsdom */

import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { loadLiveAnswer } from './loadLiveAnswer';

it.each([
  ['the site says that it is no live page', reply({ error: 'No live page' }, 404), 'gone'],
  ['the site says that it was withdrawn', reply({ error: 'No live page' }, 410), 'gone'],
  ['a Wi-Fi’s sign-in page is not found', { ...notJson, ok: false, status: 404 }, 'failed'],
  ['a Wi-Fi’s sign-in page is sent', notJson, 'failed'],
  ['the answer has another shape', reply({}), 'failed'],
])('where %s', async (_, answered, expected) => {
  fakeFetch().mockResolvedValue(answered);
  expect(await loadLiveAnswer('/api/live/flood')).toBe(expected);
});
