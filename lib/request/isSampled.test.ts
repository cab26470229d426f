import { isSampled } from './isSampled';

it.each([
  [0, 0, false],
  [1, 0.0099, true],
  [1, 0.01, false],
  [100, 0.9999, true],
])('with %d per cent, and %d drawn, is %s', (percent, drawn, expected) => {
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  expect(isSampled(percent)).toBe(expected);
});
