import { lastUpdate, type LiveUpdate } from '@/lib/story/coverage';
import { coverageOf, type GivenCoverage } from './coverageOf';
import { endedInTime, liveFields } from './liveFields';

const NOW = Date.parse('2026-11-20T06:30:00.000Z');
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const update = (id: string, time: string, given: Partial<LiveUpdate> = {}): LiveUpdate => ({
  id,
  at: at(time),
  headline: id,
  body: null,
  picture: null,
  videoUrl: null,
  isKey: false,
  ...given,
});
const read = (given: Partial<GivenCoverage>) =>
  coverageOf({ startedAt: null, endedAt: null, updates: [], ...given }, NOW);
const order = (updates: LiveUpdate[]) => read({ updates })?.updates.map(({ id }) => id);

it.each<[string, Partial<GivenCoverage>, boolean]>([
  ['neither start nor updates', {}, false],
  ['an end alone', { endedAt: at('06:00') }, false],
  ['a start alone', { startedAt: at('06:00') }, true],
  ['updates alone', { updates: [update('a', '06:00')] }, true],
])('%s: a live page or none', (_, given, isLive) => {
  expect(read(given) !== null).toBe(isLive);
});

describe('the order', () => {
  it.each<[string, LiveUpdate[], string[]]>([
    ['newest first', [update('a', '05:00'), update('b', '06:00')], ['b', 'a']],
    ['newest first already', [update('b', '06:00'), update('a', '05:00')], ['b', 'a']],
    ['of one time by id', [update('b', '05:00'), update('c', '05:00')], ['c', 'b']],
    ['of one time by id, too', [update('c', '05:00'), update('b', '05:00')], ['c', 'b']],
    [
      'ahead of the clock last',
      [update('a', '09:00'), update('b', '06:00'), update('c', '10:00')],
      ['b', 'c', 'a'],
    ],
    ['little ahead is now', [update('a', '06:34'), update('b', '06:30')], ['a', 'b']],
  ])('%s', (_, updates, ids) => {
    expect(order(updates)).toEqual(ids);
  });

  it('ends at two thousand', () => {
    const updates = Array.from({ length: 2_001 }, (_, n) => ({
      ...update(`u${n}`, '00:00'),
      at: new Date(NOW - n * 1_000).toISOString(),
    }));
    expect([order(updates)?.length, order(updates)?.at(-1)]).toEqual([2_000, 'u1999']);
  });
});

describe('two with one id are one', () => {
  const first = update('a', '05:00', { headline: 'First' });
  const edited = update('a', '05:00', { headline: 'Edited', changedAt: at('05:30') });
  const anew = update('a', '05:40', { headline: 'Anew' });
  const noted = { at: at('05:00'), changedAt: at('05:30'), headline: 'Edited' };
  it.each<[string, LiveUpdate[], object]>([
    ['the last change wins', [first, edited], noted],
    ['in any order', [edited, first], noted],
    ['a later time is an edit', [first, anew], { at: at('05:00'), changedAt: at('05:40') }],
    ['of all three', [anew, edited, first], { headline: 'Anew', changedAt: at('05:40') }],
    ['at one time the later entry', [first, { ...first, headline: 'Next' }], { headline: 'Next' }],
  ])('%s', (_, updates, expected) => {
    const folded = read({ updates })?.updates;
    expect(folded).toHaveLength(1);
    expect(folded?.[0]).toMatchObject(expected);
  });

  it('and no change is noted of one that is there twice', () => {
    expect(read({ updates: [first, first] })?.updates).toEqual([first]);
  });
});

it.each([
  ['before its time', at('04:00'), undefined],
  ['at its time', at('05:00'), undefined],
  ['ahead of the clock', at('09:00'), undefined],
  ['after its time', at('06:00'), at('06:00')],
])('a change %s', (_, changedAt, expected) => {
  expect(read({ updates: [update('a', '05:00', { changedAt })] })?.updates[0]?.changedAt).toBe(
    expected,
  );
});

it.each([
  ['that stands', 'a', 'a'],
  ['that is unknown', 'b', null],
  ['that is not given', undefined, null],
  ['whose id is no anchor', 'बाढ़ 1', /^x[\w-]{16}$/],
])('a pinned one %s', (_, pinned, expected) => {
  const given = read({ pinned, updates: [update('a', '05:00'), update('बाढ़ 1', '04:00')] });
  expect(given?.pinned ?? null).toEqual(
    expected instanceof RegExp ? expect.stringMatching(expected) : expected,
  );
});

it.each([
  ['u-1_B', /^u-1_B$/],
  ['7', /^7$/],
  ['a"><script>xss()</script>', /^x[\w-]{16}$/],
  ['a b', /^x[\w-]{16}$/],
  ['x'.repeat(65), /^x[\w-]{16}$/],
])('the id %j is safe for an address', (id, expected) => {
  expect(order([update(id, '05:00')])?.[0]).toMatch(expected);
});

it.each([
  ['as given', at('04:00'), at('04:00')],
  ['with the first update, if that was earlier', at('06:00'), at('05:00')],
  ['with the first update, if it is not given', null, at('05:00')],
])('it starts %s', (_, startedAt, expected) => {
  const updates = [update('b', '05:30'), update('a', '05:00'), update('z', '09:00')];
  expect(read({ startedAt, updates })?.startedAt).toBe(expected);
});

it.each([
  ['while no end is given', null, null, 'on'],
  ['while its end is planned', at('09:00'), null, 'on'],
  ['no more after its end', at('06:00'), at('06:00'), 'ended'],
])('it goes on %s', (_, given, endedAt, live) => {
  const coverage = read({ startedAt: at('05:00'), endedAt: given });
  expect(coverage?.endedAt).toBe(endedAt);
  expect(liveFields(coverage).live).toBe(live);
});

it.each([
  ['none while each is ahead of the clock', [update('a', '09:00')], undefined],
  ['the newest that is not', [update('a', '09:00'), update('b', '06:00')], at('06:00')],
  ['one that is little ahead', [update('a', '06:34')], at('06:34')],
])('the last update is %s', (_, updates, expected) => {
  const coverage = read({ startedAt: at('05:00'), updates });
  expect((coverage && lastUpdate(coverage)) ?? undefined).toBe(expected);
});

it('other stories have no such fields', () => {
  expect(liveFields(null)).toEqual({});
});

it('an end before the start is none', () => {
  expect(read({ startedAt: at('05:00'), endedAt: at('04:00') })?.endedAt).toBeNull();
});

it.each([
  { name: 'has not come', minute: -1, live: 'on' },
  { name: 'has come', minute: 0, live: 'ended' },
])('a planned end that $name', ({ minute, live }) => {
  const end = NOW + 3_600_000;
  const planned = liveFields(
    read({ startedAt: at('05:00'), endedAt: new Date(end).toISOString() }) ?? null,
  );
  expect(planned.live).toBe('on');
  expect(endedInTime(planned, end + minute * 60_000).live).toBe(live);
});
