/** @jest-environment jsdom */
import { stepOf } from './readingDirection';

afterEach(() => {
  document.dir = '';
});

it.each([
  ['', 1, 1],
  ['', -1, -1],
  ['rtl', 1, -1],
  ['rtl', -1, 1],
] as const)(
  'on a page of the direction “%s” a step of %d to the right is %d',
  (dir, step, expected) => {
    document.dir = dir;
    expect(stepOf(step)).toBe(expected);
  },
);
