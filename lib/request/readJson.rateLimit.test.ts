import { rateLimit } from './readJson.mjs';

it('lets through so many a minute, and as many in the next', () => {
  jest.useFakeTimers({ now: 0 });
  const isAllowed = rateLimit(2);
  const given = [0, 30_000, 59_999, 60_000, 61_000, 62_000].map((now) => {
    jest.setSystemTime(now);
    return isAllowed();
  });
  expect(given).toEqual([true, true, false, true, true, false]);
});
