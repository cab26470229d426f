import { screen, within } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { BmiAbout, BmiBands } from './BmiAbout';

/** As Testing Library reads a page: no-break spaces count as spaces. */
const read = (text: string) => text.replaceAll('\u00a0', ' ');

const ROWS = {
  en: [
    ['Underweight', 'under 18.5', 'under 18.5'],
    ['Normal', '18.5 to under 25', '18.5 to under 23'],
    ['Overweight', '25 to under 30', '23 to under 25'],
    ['Obese', '30 and above', '25 and above'],
  ],
  hi: [
    ['कम वज़न', '18.5 से कम', '18.5 से कम'],
    ['सामान्य', '18.5 से, 25 से कम', '18.5 से, 23 से कम'],
    ['अधिक वज़न', '25 से, 30 से कम', '23 से, 25 से कम'],
    ['मोटापा', '30 या ज़्यादा', '25 या ज़्यादा'],
  ],
};

describe.each(TESTED_LOCALES)('what a BMI means in %s', (locale) => {
  const t = speak(locale);

  it('has the four categories, the Indian bands beside', () => {
    renderInLocale(<BmiBands />, locale);
    const [, ...rows] = screen.getAllByRole('row');
    expect(
      rows.map((row) =>
        [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
          (cell) => cell.textContent,
        ),
      ),
    ).toEqual(ROWS[locale]);
  });

  it('shows the waist limits and the disclaimer', () => {
    renderInLocale(<BmiBands />, locale);
    expect(screen.getByText(read(t('BmiAbout.waist', { men: 90, women: 80 })))).toBeVisible();
    expect(screen.getByText(t('BmiAbout.disclaimer'))).toBeVisible();
  });

  it('shows its formula and its rounding', () => {
    renderInLocale(<BmiAbout />, locale);
    for (const key of ['formula', 'rounding', 'units', 'privacy'] as const)
      expect(screen.getByText(read(t(`BmiAbout.${key}`)))).toBeVisible();
  });
});
