import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { bodyOf } from '@/lib/testing/samples';
import { noteChanges } from './noteChanges';

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
