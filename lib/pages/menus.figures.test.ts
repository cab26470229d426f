import { environment } from '@/lib/config/environment.mjs';
import { isShown } from './menus';

afterEach(() => void Object.assign(environment(), { SAMPLES: 'on', FUEL_TABLE: undefined }));

it.each([
  ['on', undefined, true],
  ['off', undefined, false],
  ['off', 'fuel.csv', true],
])('with samples %s and the table %s the fuel tool is shown: %s', (SAMPLES, FUEL_TABLE, shown) => {
  Object.assign(environment(), { SAMPLES, FUEL_TABLE });
  expect(isShown('/tools/fuel-prices')).toBe(shown);
  expect(isShown('/tools/emi-calculator')).toBe(true);
});
