import { blockHeight, roomOf } from './blockHeight';

it.each([
  ['breaking', 7, false, false],
  ['breaking', 8, false, true],
  ['breaking', 1, true, true],
  ['featured', 2, false, false],
  ['featured', 3, false, true],
  ['trending', 4, false, false],
  ['trending', 5, false, true],
] as const)('holds room for %s of %d stories, late: %j: %j', (block, stories, isLate, holds) => {
  expect(roomOf(block, stories, isLate)).toBe(holds ? blockHeight[block] : undefined);
});
