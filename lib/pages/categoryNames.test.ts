import { stateNamed } from './categoryNames';

jest.mock('#site/names.mjs', () => ({
  ...jest.requireActual('#site/names.mjs'),
  OTHER_NAMES: [
    ['गुजरात', 'सौराष्ट्र'],
    ['Sukhi Lala', 'SL'],
  ],
}));

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
  ['सौराष्ट्र', 'gujarat'],
  ['SL', null],
  ['Tamil Nadu', 'tamilnadu'],
  ['तमिल नाडु', 'tamilnadu'],
  ['WB', 'westbengal'],
  ['बंगाल', 'westbengal'],
  ['Atlantis', null],
  ['', null],
] as const)('“%s” is the state %s', (name, key) => {
  expect(stateNamed(name)).toBe(key);
});
