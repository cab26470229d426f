import { NOW } from '@/lib/testing/samples';
import { breakingTitle } from './breakingTitle';

const HOUR_MS = 3_600_000;
const aged = (...hours: (number | null)[]) =>
  hours.map((age) => ({
    publishedAt: age === null ? null : new Date(NOW - age * HOUR_MS).toISOString(),
  }));

it.each([
  ['breaking', aged()],
  ['breaking', aged(24)],
  ['breaking', aged(100, 3)],
  ['breaking', aged(100, null)],
  ['breaking', aged(-0.05)],
  ['newest', aged(24.1)],
  ['newest', aged(100, 60_000)],
  ['newest', aged(-24, 48)],
] as const)('is headed %s: %j', (title, stories) => {
  expect(breakingTitle(stories, NOW)).toBe(title);
});
