import type { LiveAnswer } from '@/lib/stories/liveAnswer';
import { coverage, liveUpdate, minutesAgo } from '@/lib/testing/liveCoverage';
import { type LiveState, newestAnew, receive, reveal, startState } from './liveState';

const TOTAL = 40;
const all = coverage(TOTAL).updates;
/** A page that was made when the newest was the update with this number. */
const page = (newest: number) => {
  const shown = coverage(TOTAL).updates.slice(TOTAL - newest);
  return startState(
    shown.map(({ id, at }) => ({ id, at })),
    shown[0]?.id ?? null,
  );
};
const answer = (given: Partial<LiveAnswer> = {}): LiveAnswer => ({
  updates: [],
  newest: `n${TOTAL}`,
  standing: all.map(({ id }) => id),
  standingSince: null,
  pinned: null,
  title: 'Flood',
  highlights: [],
  startedAt: null,
  endedAt: null,
  changedAt: null,
  ...given,
});
const numbered = (...numbers: number[]) => numbers.map((number) => liveUpdate(number, TOTAL));
const edited = (number: number) =>
  liveUpdate(number, TOTAL, { changedAt: minutesAgo(0), headline: 'Edited' });
const without = (...ids: string[]) => ({
  standing: all.map(({ id }) => id).filter((id) => !ids.includes(id)),
});
const pendingOf = ({ pending }: LiveState) => pending.map(({ id }) => id);
const SINCE_FIRST = { shownSince: minutesAgo(TOTAL), filedLate: null };

it('has new updates wait, each once, newest first', () => {
  const once = receive(page(37), answer({ updates: numbered(39, 38) }), SINCE_FIRST);
  const twice = receive(once, answer({ updates: numbered(40, 39) }), SINCE_FIRST);
  expect(pendingOf(twice)).toEqual(['n40', 'n39', 'n38']);
  expect(twice.after).toBe('n40');
  expect(twice.anew.size).toBe(0);
});

it('leaves repeats of what is shown alone', () => {
  const state = receive(page(40), answer({ updates: numbered(40, 39) }), SINCE_FIRST);
  expect([pendingOf(state), state.anew.size]).toEqual([[], 0]);
});

it('changes an edited update in place, also one that waits', () => {
  const state = receive(page(39), answer({ updates: numbered(40) }), SINCE_FIRST);
  const later = receive(state, answer({ updates: [edited(40), edited(20)] }), SINCE_FIRST);
  expect(later.anew.get('n20')?.headline).toBe('Edited');
  expect(later.pending.map(({ headline }) => headline)).toEqual(['Edited']);
});

it('takes back withdrawn updates, shown ones and those that wait, and has them again if they return', () => {
  const state = receive(page(38), answer({ updates: numbered(40, 39) }), SINCE_FIRST);
  const less = receive(state, answer(without('n40', 'n20')), SINCE_FIRST);
  expect([pendingOf(less), less.anew.get('n20')]).toEqual([['n39'], null]);
  const again = receive(less, answer({ updates: numbered(20) }), SINCE_FIRST);
  expect(again.anew.get('n20')?.headline).toBe('Update 20');
});

it('leaves a change that another process dates earlier, which shown and waiting ones have', () => {
  const changedAt = [minutesAgo(1), minutesAgo(2)];
  const [later, earlier] = changedAt.map((moment) =>
    answer({ updates: [40, 20].map((id) => liveUpdate(id, TOTAL, { changedAt: moment })) }),
  );
  const state = [later, earlier].reduce(
    (before, given) => (given ? receive(before, given, SINCE_FIRST) : before),
    page(39),
  );
  expect([state.anew.get('n20'), state.pending[0]].map((one) => one?.changedAt)).toEqual([
    minutesAgo(1),
    minutesAgo(1),
  ]);
});

it('takes no edit of another page for a new update', () => {
  const second = startState(
    numbered(10, 9).map(({ id, at }) => ({ id, at })),
    'n39',
  );
  const given = answer({ updates: [...numbered(40), edited(30)] });
  expect(pendingOf(receive(second, given, { ...SINCE_FIRST, shownSince: minutesAgo(2) }))).toEqual([
    'n40',
  ]);
});

it.each([
  { name: 'on a later page', since: minutesAgo(30), expected: ['late'] },
  { name: 'on the page of the oldest', since: '', expected: ['late', 'older', 'oldest'] },
])('has an update that was filed late wait where it belongs, $name', ({ since, expected }) => {
  const filed = [
    ['newer', 20],
    ['late', 25],
    ['older', 30],
    ['oldest', 40],
  ] as const;
  const updates = filed.map(([id, at]) => liveUpdate(1, TOTAL, { id, at: minutesAgo(at) }));
  const shown = numbered(21, 15).map(({ id, at }) => ({ id, at }));
  const span = { shownSince: minutesAgo(1), filedLate: { since, until: minutesAgo(20) } };
  const state = receive(
    startState(shown, 'n40'),
    answer({ updates, standing: filed.map(([id]) => id) }),
    span,
  );
  expect(pendingOf(state)).toEqual(expected);
});

it.each([
  { name: 'more came than an answer holds', reset: true as const, updates: [40, 39], hasGap: true },
  { name: 'the newest one was withdrawn', reset: true as const, updates: [40, 20], hasGap: false },
  { name: 'an answer follows the page', reset: undefined, updates: [40, 39], hasGap: false },
])('knows of a gap when $name: $hasGap', ({ reset, updates, hasGap }) => {
  const given = answer({ updates: numbered(...updates), ...(reset && { reset }) });
  expect(receive(page(20), given, SINCE_FIRST).hasGap).toBe(hasGap);
});

it('shows those that waited, and goes on from there', () => {
  const shown = reveal(receive(page(38), answer({ updates: numbered(40, 39) }), SINCE_FIRST));
  expect(pendingOf(shown)).toEqual([]);
  expect([...shown.anew.keys()]).toEqual(['n40', 'n39']);
  const later = receive(shown, answer({ updates: [...numbered(40), edited(39)] }), SINCE_FIRST);
  expect(pendingOf(later)).toEqual([]);
  expect(later.anew.get('n39')?.headline).toBe('Edited');
});

it.each([
  { name: 'came since', newest: 38, expected: 'n40' },
  { name: 'stands as the server sent it', newest: 40, expected: undefined },
])('knows the newest one that is shown if it $name', ({ newest, expected }) => {
  const updates = numbered(40, 39).filter((_, at) => 40 - at > newest);
  const state = reveal(receive(page(newest), answer({ updates }), SINCE_FIRST));
  expect(newestAnew(state)?.id).toBe(expected);
});

it('knows the newest one also above one that is dated ahead of the clock', () => {
  const ahead = liveUpdate(0, TOTAL, { id: 'ahead', at: minutesAgo(-600) });
  const before = startState([...page(39).shown, ahead], 'n39');
  const given = answer({ updates: numbered(40), standing: [...all.map(({ id }) => id), 'ahead'] });
  expect(newestAnew(reveal(receive(before, given, SINCE_FIRST)))?.id).toBe('n40');
});

it('takes no change of an old update for the bridge over a gap', () => {
  const newest = Array.from({ length: 30 }, (_, at) => liveUpdate(40 - at, TOTAL));
  const given = answer({ reset: true, updates: [...newest, edited(3)] });
  expect(receive(page(5), given, SINCE_FIRST).hasGap).toBe(true);
});
