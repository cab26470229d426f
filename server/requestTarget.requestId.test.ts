import { requestIdOf } from './requestTarget.mjs';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it.each([
  'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '4bf92f3577b34da6a3ce929d0e0e4736',
  'a'.repeat(64),
])('takes over %s', (given) => {
  expect(requestIdOf(given)).toBe(given);
});

it.each([
  [undefined],
  [''],
  ['short'],
  ['a'.repeat(65)],
  ['two-headers, joined-by-node'],
  ['<script>alert(1)</script>'],
  ['quote"in-the-middle'],
  ['हिन्दी-हिन्दी'],
  [['an-array', 'of-headers']],
])('makes another for %j', (given) => {
  expect(requestIdOf(given)).toMatch(UUID);
});

it('makes each once', () => {
  expect(requestIdOf(undefined)).not.toBe(requestIdOf(undefined));
});
