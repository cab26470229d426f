import fc from 'fast-check';
import { gridlines, labelEvery } from './gridlines';

it.each([
  [246_198, [0, 100_000, 200_000]],
  [70_519, [0, 30_000, 60_000]],
  [20, [0, 10, 20]],
  [1_250_746, [0, 600_000, 1_200_000]],
])('bars up to %d have lines at %j', (highest, expected) => {
  expect(gridlines(highest)).toEqual(expected);
});

it('the upper line lies in the upper half of the bars', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e15, noNaN: true }), (highest) => {
      const [nought, , upper] = gridlines(highest);
      expect(nought).toBe(0);
      expect(upper / highest).toBeLessThanOrEqual(1 + 1e-12);
      expect(upper / highest).toBeGreaterThan(0.6);
    }),
  );
});

it.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [31, 11],
  [101, 34],
])('of %d bars every %d. is labelled on a phone', (count, step) => {
  expect(labelEvery(count, 3)).toBe(step);
});
