import { screen, within } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { linePath, PriceHistory } from './PriceHistory';

const points = [
  { day: '2026-11-24', value: 100 },
  { day: '2026-11-25', value: 104 },
  { day: '2026-11-27', value: 102 },
];

it.each([
  ['days as far apart as they are', points, 'M0.0 100.0L100.0 0.0L300.0 50.0'],
  [
    'a price that stays',
    points.map((point) => ({ ...point, value: 9 })),
    'M0.0 50.0L100.0 50.0L300.0 50.0',
  ],
  ['one day', points.slice(0, 1), 'M0.0 50.0'],
])('the line has %s', (_, given, expected) => {
  expect(linePath(given)).toBe(expected);
});

describe.each(TESTED_LOCALES)('the history in %s', (locale) => {
  const t = speak(locale);
  const series = [{ name: 'Petrol', points, written: (value: number) => `₹${value}` }];

  it('says its range, and has all of it as a table, the newest first', () => {
    renderInLocale(<PriceHistory title="Bhopal" series={series} />, locale);
    expect(
      screen.getByText(t('PriceHistory.range', { name: 'Petrol', low: '₹100', high: '₹104' })),
    ).toBeVisible();
    const cells = within(screen.getByRole('table', { hidden: true })).getAllByRole('cell', {
      hidden: true,
    });
    expect(cells.map(({ textContent }) => textContent)).toEqual(['₹102', '₹104', '₹100']);
  });

  it('is none of one day', () => {
    const { container } = renderInLocale(
      <PriceHistory
        title="Bhopal"
        series={[{ ...series[0], name: 'Petrol', points: points.slice(0, 1), written: String }]}
      />,
      locale,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
