import { isOutside, numberProblem } from './readNumber';

describe('what is wrong with a number', () => {
  it.each([
    ['70', null, null],
    ['१,००,०००', null, null],
    ['0.5', null, null],
    ['0', 'positive', null],
    ['-0', 'positive', null],
    ['-5', 'positive', 'notNegative'],
    ['−5', 'positive', 'notNegative'],
    ['abc', 'notNumber', 'notNumber'],
    ['10,5,', 'notNumber', 'notNumber'],
    ['10,5', null, null],
    ['9'.repeat(400), 'notNumber', 'notNumber'],
    ['', 'blank', 'blank'],
    [' \t', 'blank', 'blank'],
  ] as const)(
    '%j, where it has to be above zero: %s; where zero counts: %s',
    (text, positive, notNegative) => {
      expect([numberProblem(text, 'positive'), numberProblem(text, 'notNegative')]).toEqual([
        positive,
        notNegative,
      ]);
    },
  );
});

describe('bounds that are shown', () => {
  it.each([
    ['5', false],
    ['25', false],
    ['25 %', false],
    ['99 %', true],
    ['4.99', true],
    ['-1', true],
    ['', false],
    ['abc', false],
  ])('5 to 25 leave %j outside: %s', (text, outside) => {
    expect(isOutside(text, { least: 5, most: 25 })).toBe(outside);
  });
});
