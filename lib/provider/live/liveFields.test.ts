import { coverage } from '@/lib/testing/liveCoverage';
import { NOW, story } from '@/lib/testing/samples';
import { coverageOf } from './coverageOf';
import { endedLists, liveFields } from './liveFields';

const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const live = (id: string, endedAt: string | null) => ({
  ...story({ id }),
  ...liveFields(coverageOf({ startedAt: null, endedAt, updates: coverage(2).updates }, NOW)),
});
const listInTime = endedLists();
const LIST = [live('first', at(10)), live('second', at(20)), live('open', null), story()];
const states = (minute: number) =>
  listInTime(LIST, at(minute)).map((one) => ('live' in one ? one.live : undefined));

it.each([
  ['none before it', 9, ['on', 'on', 'on', undefined]],
  ['the first one at its minute', 10, ['ended', 'on', 'on', undefined]],
  ['both after the last', 21, ['ended', 'ended', 'on', undefined]],
])('ends live pages at their planned end: %s', (_, minute, expected) => {
  expect(states(minute)).toEqual(expected);
});

it('is the same list while nothing ends', () => {
  expect(listInTime(LIST, at(9))).toBe(LIST);
  expect(listInTime(LIST, at(11))).toBe(listInTime(LIST, at(12)));
});
