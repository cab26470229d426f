import { fuelForm, metalsForm } from '@/lib/figures/current/tableForms';
import type * as currency from '@/lib/site/currency';

// The forms are made when their module is loaded.
jest.mock('#site/currency.mjs', () =>
  jest.requireActual<typeof currency>('@/lib/site/currency').currencyModule('AED'),
);

const line = { date: '2026-11-27', city: 'bhopal' };

it('takes prices that rupees never have, with their sign', () => {
  expect(fuelForm.schema.parse({ ...line, petrol: 'AED 2.81', diesel: '2.67' })).toMatchObject({
    petrol: 2.81,
    diesel: 2.67,
  });
  expect(
    metalsForm.schema.parse({ ...line, gold24k: '502.25', gold22k: '465', silver: '6,150' }),
  ).toMatchObject({ gold24k: 502.25, silver: 6.15 });
});

it.each(['0', '-1', '₹ 2.81', 'soon'])('takes no %j, and tells the desk its unit', (petrol) => {
  const { error } = fuelForm.schema.safeParse({ ...line, petrol, diesel: '2.67' });
  expect(error?.issues[0]?.message).toMatch(/^must be a number .*AED per litre/);
});
