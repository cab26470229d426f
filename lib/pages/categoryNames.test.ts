import { stateNamed } from './categoryNames';

it.each([
  ['MP', 'madhyapradesh'],
  ['mp', 'madhyapradesh'],
  ['M.P.', 'madhyapradesh'],
  ['एमपी', 'madhyapradesh'],
  ['मध्य प्रदेश', 'madhyapradesh'],
  ['मध्यप्रदेश', 'madhyapradesh'],
  ['UP', 'uttarpradesh'],
  ['यूपी', 'uttarpradesh'],
  ['Gujrat', 'gujarat'],
  ['Tamil Nadu', 'tamilnadu'],
  ['तमिल नाडु', 'tamilnadu'],
  ['WB', 'westbengal'],
  ['बंगाल', 'westbengal'],
  ['Atlantis', null],
  ['', null],
] as const)('“%s” is the state %s', (name, key) => {
  expect(stateNamed(name)).toBe(key);
});
