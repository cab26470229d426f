/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { memory } from '@/lib/figures/current/memory';
import { cityPages } from './pagesSitemap';

const NOW = Date.parse('2026-11-27T10:00:00+05:30');

afterEach(() => {
  Object.assign(environment(), { FUEL_TABLE: undefined });
  memory().fuel = null;
});

it('has no page of a city with samples', () => {
  expect(cityPages(NOW)).toEqual([]);
});

it('has a page of each city with a price of today', () => {
  Object.assign(environment(), { FUEL_TABLE: 'fuel.csv' });
  const row = { city: 'bhopal', petrol: 108, diesel: 93, source: '' } as const;
  memory().fuel = [
    { ...row, measuredAt: NOW },
    { ...row, city: 'delhi', measuredAt: NOW - 3 * 86_400_000 },
  ];
  expect(cityPages(NOW)).toEqual(['/tools/fuel-prices/bhopal']);
});
