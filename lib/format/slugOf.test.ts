import { slugOf } from './slugOf';

it.each([
  ['Asha Rao', 'asha-rao'],
  ['  Dr. A.K. Rao ', 'dr-a-k-rao'],
  ['आशा राव', 'आशा-राव'],
  ['न्\u200dयूज़ 24', 'न्यूज\u093c-24'],
  ['Zoë O’Brien', 'zoë-o-brien'],
  ['a/b?c#d', 'a-b-c-d'],
  ['../..', ''],
  ['-- &amp; --', 'amp'],
  ['', ''],
])('%j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
