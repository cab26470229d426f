import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { liveEndpoint, withdrawnOf } from './liveAnswer';
import { liveAnswerOf } from './liveAnswerOf';

const START = Date.parse('2026-11-20T00:00:00.000Z');
const minute = (n: number) => new Date(START + n * 60_000).toISOString();
const update = (n: number, given: Partial<LiveUpdate> = {}): LiveUpdate => ({
  id: `u${n}`,
  at: minute(n),
  headline: `At ${n}`,
  body: null,
  picture: null,
  videoUrl: null,
  isKey: false,
  ...given,
});
/** `count` updates, one every ten minutes, the newest first. */
const tens = (count: number) => Array.from({ length: count }, (_, n) => update(10 * (count - n)));
const coverage = (updates: LiveUpdate[], given: Partial<Coverage> = {}): Coverage => ({
  startedAt: minute(0),
  endedAt: null,
  pinned: null,
  updates,
  ...given,
});
const STORY = { title: 'River rises', highlights: ['Three villages are cut off'] };
const answerOf = (given: Coverage, after: string | null) => liveAnswerOf(STORY, given, after);
const ids = (updates: LiveUpdate[], after: string | null) =>
  answerOf(coverage(updates), after).updates.map(({ id }) => id);

describe('after an update come', () => {
  it.each<[string, LiveUpdate[], string, string[]]>([
    ['none if it is the newest', tens(3), 'u30', []],
    ['the newer ones', tens(3), 'u10', ['u30', 'u20']],
    [
      'an older one that was changed since',
      [update(30), update(20, { changedAt: minute(31) }), update(10)],
      'u30',
      ['u20'],
    ],
    ['itself, if it was changed', [update(30, { changedAt: minute(31) })], 'u30', ['u30']],
    [
      'none that was changed long before',
      [update(30), update(20, { changedAt: minute(24) }), update(10)],
      'u30',
      [],
    ],
    [
      'one that was changed just before, since answers are late',
      [update(30), update(20, { changedAt: minute(26) }), update(10)],
      'u30',
      ['u20'],
    ],
    [
      'an old one that was filed since',
      [update(30), update(20), update(10, { filedAt: minute(31) })],
      'u30',
      ['u10'],
    ],
    [
      'none that was filed late long before',
      [update(30), update(20), update(10, { filedAt: minute(24) })],
      'u30',
      [],
    ],
    ['one of the same minute', [update(30), update(29, { at: minute(30) })], 'u30', ['u29']],
    ['one of the minutes before', [update(30), update(26), update(24)], 'u30', ['u26']],
    ['none dated ahead of the clock', [update(30), update(90)], 'u30', []],
  ])('%s', (_, updates, after, expected) => {
    expect(ids(updates, after)).toEqual(expected);
    expect(answerOf(coverage(updates), after)).not.toHaveProperty('reset');
  });
});

describe('the newest page', () => {
  it.each([
    ['is sent without a cursor, and says so', null, true],
    ['is sent for an unknown one, and says so', 'u7', true],
    ['is sent after too many, and says so', 'u10', true],
  ])('%s', (_, after, isReset) => {
    const { updates, reset = false } = answerOf(coverage(tens(40)), after);
    expect([updates.length, updates[0]?.id, reset]).toEqual([30, 'u400', isReset]);
  });

  it('is not sent after thirty', () => {
    const { updates, reset } = answerOf(coverage(tens(31)), 'u10');
    expect([updates.length, reset]).toEqual([30, undefined]);
  });
});

it('tells the state of the page', () => {
  const given = coverage([update(30), update(20, { changedAt: minute(40) })], {
    pinned: 'u20',
    endedAt: minute(60),
  });
  expect(answerOf(given, 'u30')).toEqual({
    updates: [given.updates[1]],
    newest: 'u30',
    standing: ['u30', 'u20'],
    standingSince: null,
    pinned: given.updates[1],
    ...STORY,
    startedAt: minute(0),
    endedAt: minute(60),
    changedAt: minute(40),
  });
});

it('has with the newest page what changed beyond it, for who was long away', () => {
  const updates = tens(200).map((one, at) =>
    at < 100 ? one : { ...one, changedAt: minute(3_000 - at) },
  );
  const sent = ids(updates, null);
  expect([sent.length, sent[30], sent.at(-1)]).toEqual([130, 'u1000', 'u10']);
  expect(ids(tens(200), null)).toHaveLength(30);
});

it('has with the newest page what was filed late beyond it', () => {
  const updates = tens(60).map((one, at) => (at === 40 ? { ...one, filedAt: minute(601) } : one));
  expect(ids(updates, null).slice(30)).toEqual(['u200']);
});

it('says that the source fails', () => {
  expect(answerOf(coverage([]), null)).not.toHaveProperty('isStale');
  expect(answerOf(coverage([], { isStale: true }), null)).toHaveProperty('isStale', true);
});

it('of a page without updates says that', () => {
  expect(answerOf(coverage([]), null)).toMatchObject({
    updates: [],
    newest: null,
    changedAt: null,
  });
});

describe('withdrawn updates', () => {
  it.each<[string, LiveUpdate[], LiveUpdate[], string[]]>([
    ['none', tens(3), tens(3), []],
    ['one', [update(30), update(10)], tens(3), ['u20']],
    ['all', [], tens(2), ['u20', 'u10']],
    ['the oldest', [update(30)], [update(30), update(20)], ['u20']],
    [
      'none dated ahead of the clock, which come last',
      [...tens(101), update(5_000)],
      [update(5_000)],
      [],
    ],
    ['none beyond those that are told of', tens(101), [update(5)], []],
    ['one among them', tens(101), [update(500, { id: 'gone' })], ['gone']],
  ])('%s', (_, stand, shown, expected) => {
    expect(withdrawnOf(answerOf(coverage(stand), null), shown)).toEqual(expected);
  });
});

it('many changes at once are bounded', () => {
  const edited = tens(1_000).map((one) => ({ ...one, changedAt: minute(20_000) }));
  expect(ids(edited, 'u10000')).toHaveLength(130);
});

it.each([
  ['a b/c', 'u1', '/api/live/a%20b%2Fc?lang=hi&after=u1'],
  ['7', null, '/api/live/7?lang=hi'],
])('is asked for story %s', (story, after, expected) => {
  expect(liveEndpoint(story, 'hi', after)).toBe(expected);
});
