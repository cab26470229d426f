import { act, fireEvent, screen, within } from '@testing-library/react';
import { money } from '@/lib/format/numbers';
import { emiProps } from '@/lib/testing/loans';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { EmiCalculator } from './EmiCalculator.island';
import { EXAMPLES } from './LoanForm';
import { emi, LOAN_FIELDS } from './loan';

const RANGES = {
  en: ['10,000 to 50,00,000', '5% to 25%', '6 to 360 months'],
  hi: ['10,000 से 50,00,000 तक', '5% से 25% तक', '6 से 360 महीने तक'],
};
const EMPTY = {
  en: 'Enter loan details and calculate EMI',
  hi: 'लोन का विवरण भरें और ईएमआई निकालें',
};

const SHARED = {
  en: [
    '₹5 lakh, 10.5%, 12 months: ₹44,074 a month',
    '₹12.34567 lakh, 8.25%, 1 month: ₹12,43,055 a month',
    '₹1.5 crore, 0%, 240 months: ₹62,500 a month',
  ],
  hi: [
    '₹5 लाख, 10.5%, 12 महीने: ₹44,074 हर महीने',
    '₹12.34567 लाख, 8.25%, 1 महीना: ₹12,43,055 हर महीने',
    '₹1.5 करोड़, 0%, 240 महीने: ₹62,500 हर महीने',
  ],
};

/** As it is found: queries take every space for a plain one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, '', '/tools/emi-calculator');
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const field = (key: 'amount' | 'rate' | 'term') =>
    screen.getByRole('textbox', {
      name: new RegExp(`^${t(`Emi.${key}`).replace(/[()]/g, '\\$&')}`),
    });
  const type = (key: 'amount' | 'rate' | 'term', value: string) =>
    fireEvent.change(field(key), { target: { value } });
  const calculate = () => fireEvent.click(screen.getByRole('button', { name: t('Emi.calculate') }));
  const panel = () => screen.getByRole('region', { name: t('Emi.monthly') });
  /** What all live regions say. */
  const announced = () =>
    screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
  const show = (props = {}) =>
    renderInLocale(<EmiCalculator {...emiProps(locale)} {...props} />, locale);

  it('starts with the defaults, their ranges and no result', () => {
    show();
    expect(
      [field('amount'), field('rate'), field('term')].map((input) => input.getAttribute('value')),
    ).toEqual(['1,00,000', '10.5', '12']);
    for (const range of RANGES[locale]) expect(screen.getByText(range)).toBeVisible();
    expect(within(panel()).getByRole('status')).toHaveTextContent(EMPTY[locale]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.body).not.toHaveTextContent('8,815');
  });

  it('has the figure that its tile promises', () => {
    const monthly = emi({ principal: 100_000, annualRatePercent: 10.5, months: 12 });
    expect(t('ToolHints.emi')).toContain(money(monthly, locale));
  });

  it('shows the result only after Calculate, and keeps it when the fields change', () => {
    show();
    type('amount', '50,00,000');
    expect(document.body).not.toHaveTextContent('₹5,778');
    type('amount', '1,00,000');
    calculate();
    const announcement = within(panel()).getByRole('status');
    expect(announcement.textContent).toBe(`${t('Emi.monthly')}: ₹8,815`);
    expect(panel()).toHaveTextContent(`${t('Emi.totalInterest')}₹5,778`);
    expect(panel()).toHaveTextContent(`${t('Emi.total')}₹1,05,778`);
    expect(announced()).toEqual([`${t('Emi.monthly')}: ₹8,815`]);
    expect(screen.queryByText(EMPTY[locale])).toBeNull();

    type('amount', '५०,००,०००');
    type('rate', '25');
    type('term', '360');
    expect(announcement).toHaveTextContent('₹1,04,229');
    expect(
      within(panel()).getByRole('img', { name: t('Emi.split', { principal: 13, interest: 87 }) }),
    ).toBeVisible();
  });

  it.each([
    ['amount', '', 'blank'],
    ['amount', '9'.repeat(309), 'notNumber'],
    ['rate', '-5', 'notNegative'],
    ['term', '0', 'positive'],
  ] as const)(
    'says at the field what is wrong while %s is %j, and shows nothing of the loan before',
    (key, value, problem) => {
      show();
      calculate();
      type(key, value);
      expect(field(key)).toBeInvalid();
      expect(field(key)).toHaveAccessibleDescription(
        expect.stringContaining(t(`Tool.problem.${problem}`)),
      );
      expect(field(key)).toHaveValue(value);
      expect(within(panel()).getAllByText('—')).toHaveLength(3);
      expect(announced()).toEqual([`${t('Emi.monthly')}: —${t('Emi.noFigure')}`]);
      expect(document.body).not.toHaveTextContent(/NaN|Infinity|∞|₹5,778/);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('img')).toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
      type(key, '10');
      expect(within(panel()).queryByText('—')).toBeNull();
      expect(field(key)).not.toHaveAccessibleDescription(
        expect.stringContaining(t(`Tool.problem.${problem}`)),
      );
    },
  );

  it('takes a loan in words, and says what it took', () => {
    show();
    type('amount', '25 लाख');
    type('rate', '8,5');
    type('term', '20 years');
    calculate();
    expect(field('amount')).toHaveAccessibleDescription(expect.stringContaining('₹25,00,000'));
    expect(field('rate')).toHaveAccessibleDescription(expect.stringContaining('8.5%'));
    expect(field('term')).toHaveAccessibleDescription(
      expect.stringContaining(t('Emi.monthsCount', { count: 240 })),
    );
    expect(panel()).toHaveTextContent('₹21,696');
    type('rate', '8.5');
    expect(field('rate')).toHaveAccessibleDescription(t('Emi.rateRange'));
  });

  it('complains of a blank field only once a result is asked for, and leads to it', () => {
    show();
    type('rate', '');
    expect(field('rate')).toBeValid();
    calculate();
    expect(field('rate')).toBeInvalid();
    expect(field('rate')).toHaveFocus();
  });

  it('has no remark on what stands in its range', () => {
    show();
    for (const name of LOAN_FIELDS)
      expect(field(name)).not.toHaveAccessibleDescription(
        expect.stringContaining(t('Emi.outside')),
      );
  });

  it.each([
    ['amount', '50,00,001', 0],
    ['rate', '99 %', 1],
    ['term', '5', 2],
  ] as const)(
    'calculates with %s at %s, beyond its range, and says that it is',
    (key, value, index) => {
      show();
      type(key, value);
      calculate();
      expect(field(key)).toBeValid();
      expect(field(key)).toHaveAccessibleDescription(expect.stringContaining(t('Emi.outside')));
      expect(screen.getByText(RANGES[locale][index] ?? '?')).toBeVisible();
      expect(within(panel()).queryByText('—')).toBeNull();
      expect(field(key)).not.toHaveFocus();
    },
  );

  it('works out what lies outside the ranges, and a loan of nothing', () => {
    show();
    calculate();
    type('rate', '0');
    expect(panel()).toHaveTextContent('₹8,333');
    type('amount', '-0');
    expect(panel()).toHaveTextContent('₹0');
    expect(panel()).not.toHaveTextContent('-₹0');
    type('amount', '100');
    type('rate', '100');
    type('term', '12.5');
    expect(panel()).toHaveTextContent('₹13');
    expect(screen.getByText(plain(t('Emi.noSchedule')))).toBeVisible();
  });

  it('breaks no total, however long', () => {
    show();
    calculate();
    const list = () => screen.getByText(t('Emi.total')).closest('dl')?.getAttribute('style');
    expect(list()).toBeNull();
    type('amount', '99990000000');
    expect(list()).toContain('grid');
  });

  it('says the amount in words while it is typed', () => {
    show();
    type('amount', '1234567');
    const words = ['lakh', 'thousand'] as const;
    const [lakh, thousand] = words.map((unit, index) =>
      t(`Emi.${unit}`, { count: [12, 34][index] ?? 0 }),
    );
    expect(field('amount')).toHaveAccessibleDescription(
      expect.stringContaining(`₹12,34,567 · ${lakh} ${thousand} 567`),
    );
    type('amount', '');
    expect(field('amount')).toHaveAccessibleDescription(RANGES[locale][0]);
  });

  it('fills the form from an example and leaves the result hidden', () => {
    show();
    const [home] = EXAMPLES;
    const link = screen.getByRole('link', { name: t('Emi.home') });
    expect(link).toHaveAttribute('href', '?p=3000000&r=8.5&n=240');
    expect(screen.getByRole('navigation', { name: t('Emi.examples') })).toContainElement(link);
    fireEvent.click(link);
    expect(
      [field('amount'), field('rate'), field('term')].map((input) => input.getAttribute('value')),
    ).toEqual(Object.values(home.fields));
    expect(within(panel()).getByRole('status')).toHaveTextContent(EMPTY[locale]);
  });

  it('keeps the URL in step with the fields and with the result', () => {
    show();
    type('amount', '₹ 5,00,000');
    calculate();
    expect(location.search).toBe('?p=500000&r=10.5&n=12&show=1');
    type('rate', '9 %');
    act(() => void jest.runAllTimers());
    expect(location.search).toBe('?p=500000&r=9&n=12&show=1');
  });

  it.each([
    [['5,00,000', '10.5', '12'], SHARED[locale][0]],
    [['12,34,567', '8.25', '1'], SHARED[locale][1]],
    [['1,50,00,000', '0', '240'], SHARED[locale][2]],
    [['1,50,00,000', '0', ''], undefined],
  ] as const)('has the result of %j as a text to share', ([amount, rate, term], expected) => {
    show({ fields: { amount, rate, term } });
    const shared = () =>
      document.querySelector<HTMLElement>('[data-shared-text]')?.dataset.sharedText;
    expect(shared()).toBeUndefined();
    calculate();
    expect(shared()?.replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('has what was typed in the URL before Calculate too, and leaves the URL alone till then', () => {
    show();
    const settled = () => {
      act(() => void jest.runAllTimers());
      return location.search;
    };
    type('rate', '10.50');
    expect(settled()).toBe('');
    type('amount', '5,00,000');
    expect(location.search).toBe('');
    expect(settled()).toBe('?p=500000&r=10.5&n=12');
    type('amount', '1,00,000');
    expect(settled()).toBe('?p=100000&r=10.5&n=12');
    expect(within(panel()).getByRole('status')).toHaveTextContent(EMPTY[locale]);
  });

  it('has the table of months open again once a field that was typed anew can be read', () => {
    show({ showResult: true });
    const months = () => screen.queryByRole('table', { name: t('Emi.byMonth') });
    const details = () => document.querySelector('details') ?? document.body;
    details().setAttribute('open', '');
    fireEvent(details(), new Event('toggle'));
    type('term', '');
    expect(months()).toBeNull();
    type('term', '6');
    expect(details()).toHaveAttribute('open');
    expect(within(months() ?? document.body).getAllByRole('row')).toHaveLength(7);
  });

  it('has no schedule without a valid loan', () => {
    show();
    type('term', 'x');
    calculate();
    expect(screen.getByText(plain(t('Emi.noSchedule')))).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is there at once where the URL asks for the result', () => {
    show({ showResult: true, fields: { amount: 'x', rate: '10.5', term: '12' } });
    expect(field('amount')).toHaveValue('x');
    expect(within(panel()).getAllByText('—')).toHaveLength(3);
  });
});
