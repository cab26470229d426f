import { withinBytes } from './withinBytes';

const encodeTo = (...sizes: number[]) =>
  jest.fn(async () => new Uint8Array(sizes.shift() ?? Infinity));

it.each([
  [[90], 90, 1],
  [[101, 100], 100, 2],
  [[500, 400, 300, 200, 100], 100, 5],
])('of %j bytes takes the one of %d', async (sizes, expected, tries) => {
  const encode = encodeTo(...sizes);
  expect(await withinBytes(100, encode)).toHaveLength(expected);
  expect(encode).toHaveBeenCalledTimes(tries);
});

it('never sends more', async () => {
  await expect(withinBytes(100, encodeTo(500, 400, 300, 200, 101))).rejects.toThrow(/100 bytes/);
});
