import { screen, within } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { FuelPrices } from './FuelPrices';

const bhopal = {
  name: 'bhopal',
  petrol: 108.65,
  petrolChange: Number.NaN,
  diesel: 93.9,
  dieselChange: -0.05,
  lastUpdate: '2026-11-27',
} as const;

describe.each(TESTED_LOCALES)('the desk’s fuel prices in %s', (locale) => {
  const t = speak(locale);

  it('have their own day, and a change where one is known', () => {
    renderInLocale(<FuelPrices query={{}} cities={[bhopal]} />, locale);
    const [panel] = screen.getAllByRole('region');
    expect(panel).toHaveTextContent(/₹108.65/);
    expect(panel).toHaveTextContent(/−0.05/);
    expect(panel).toHaveTextContent(/2026/);
    expect(panel).not.toHaveTextContent(/NaN|2024/);
    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(row).not.toHaveTextContent(/NaN/);
  });

  it('say so where none is current', () => {
    renderInLocale(<FuelPrices query={{}} cities={[]} />, locale);
    expect(screen.getByText(t('FuelNow.none'))).toBeVisible();
  });
});
