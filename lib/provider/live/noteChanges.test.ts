import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { bodyOf } from '@/lib/testing/samples';
import { noteChanges } from './coverageOf';

const NOW = Date.parse('2026-11-20T06:30:00.000Z');
const FIRST: LiveUpdate = {
  id: 'a',
  at: '2026-11-20T05:00:00.000Z',
  headline: 'Rain',
  body: bodyOf('It rained.'),
  picture: null,
  videoUrl: null,
  isKey: false,
};
const NOTED = '2026-11-20T06:00:00.000Z';
const GIVEN = '2026-11-20T05:30:00.000Z';
const NEWEST: LiveUpdate = { ...FIRST, id: 'b', at: '2026-11-20T06:20:00.000Z' };
const coverage = (...updates: LiveUpdate[]): Coverage => ({
  startedAt: null,
  endedAt: null,
  pinned: null,
  updates,
});

it.each<[string, LiveUpdate[] | null, LiveUpdate, string | undefined]>([
  ['without an answer before', null, FIRST, undefined],
  ['of one that is new', [], FIRST, undefined],
  ['of one that is the same', [{ ...FIRST, body: bodyOf('It rained.') }], FIRST, undefined],
  ['of another text', [{ ...FIRST, body: bodyOf('It rains.') }], FIRST, '2026-11-20T06:30:00.000Z'],
  ['of another headline', [{ ...FIRST, headline: '' }], FIRST, '2026-11-20T06:30:00.000Z'],
  ['that was noted already', [{ ...FIRST, changedAt: NOTED }], FIRST, NOTED],
  ['that the source dates', [FIRST], { ...FIRST, headline: '', changedAt: GIVEN }, GIVEN],
])('a change %s', (_, before, update, expected) => {
  const noted = noteChanges(coverage(update), before ? coverage(...before) : undefined, NOW);
  expect(noted.updates.map(({ changedAt }) => changedAt)).toEqual([expected]);
  expect(noted.updates[0]?.headline).toBe(update.headline);
});

describe('an update that came late', () => {
  const filed = { ...FIRST, filedAt: NOTED };
  const edit = { ...FIRST, headline: 'Edited' };
  const now = new Date(NOW).toISOString();
  it.each<[string, LiveUpdate[] | null, LiveUpdate, Partial<LiveUpdate>]>([
    ['is noted below a newer one, as no change', [NEWEST], FIRST, { filedAt: now }],
    ['is not, above the newest', [FIRST], NEWEST, {}],
    ['is not, as the first', [], FIRST, {}],
    ['is not, without an answer before', null, FIRST, {}],
    ['keeps its date', [NEWEST, filed], FIRST, { filedAt: NOTED }],
    ['keeps it in an answer that is given again', [NEWEST, filed], filed, { filedAt: NOTED }],
    ['keeps it edited', [NEWEST, filed], edit, { filedAt: NOTED, changedAt: now }],
    [
      'keeps it with a change that the source dates',
      [NEWEST, filed],
      { ...FIRST, changedAt: GIVEN },
      { filedAt: NOTED, changedAt: GIVEN },
    ],
  ])('%s', (_, before, update, expected) => {
    const noted = noteChanges(coverage(update), before ? coverage(...before) : undefined, NOW);
    const [{ filedAt, changedAt } = FIRST] = noted.updates;
    expect({ filedAt, changedAt }).toEqual({
      filedAt: undefined,
      changedAt: undefined,
      ...expected,
    });
  });
});
