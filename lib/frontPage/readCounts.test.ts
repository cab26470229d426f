import { forgetProcess } from '@/lib/testing/forgetProcess';
import { NOW } from '@/lib/testing/samples';
import { countRead, readsOf } from './readCounts.mjs';

const HOUR_MS = 3_600_000;

beforeEach(forgetProcess);

it.each([
  ['none of a story that nobody read', [], 0],
  ['each reading', [0, 0, 0], 3],
  ['half of one six hours ago', [6], 0.5],
  ['a quarter of one twelve hours ago', [12], 0.25],
  ['old and new ones together', [12, 6, 0], 1.75],
  ['as new what was read before a clock was set back', [-24 * 365, 0], 2],
])('counts %s', (_, hoursAgo, expected) => {
  for (const hours of hoursAgo) countRead('a', NOW - hours * HOUR_MS);
  expect(readsOf('a', NOW)).toBeCloseTo(expected);
});

it('keeps what is read among any number of made-up ids', () => {
  for (let read = 0; read < 3; read++) countRead('a', NOW);
  for (let made = 0; made < 20_000; made++) countRead(`made-${made}`, NOW);
  expect(readsOf('a', NOW)).toBe(3);
  const kept = Array.from({ length: 20_000 }, (_, made) => readsOf(`made-${made}`, NOW));
  expect(kept.filter(Boolean).length).toBeLessThanOrEqual(5000);
});
