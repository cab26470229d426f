import fc from 'fast-check';
import { gridlines, labelEvery } from './YearChart';

it.each([
  [246_198, [0, 150_000, 300_000]],
  [70_519, [0, 40_000, 80_000]],
  [20, [0, 10, 20]],
  [1_250_746, [0, 800_000, 1_600_000]],
  [17, [0, 10, 20]],
])('bars up to %d have lines at %j', (highest, expected) => {
  expect(gridlines(highest)).toEqual(expected);
});

it('the upper line lies above the bars, and not far', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e15, noNaN: true }), (highest) => {
      const [nought, , upper] = gridlines(highest);
      expect(nought).toBe(0);
      expect(upper / highest).toBeGreaterThanOrEqual(1 - 2e-9);
      expect(upper / highest).toBeLessThan(1.6);
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
