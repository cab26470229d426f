import { fireEvent, screen, within } from '@testing-library/react';
import { emiProps } from '@/lib/testing/loans';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { EmiCalculator } from './EmiCalculator.island';

/** 1,200 over 12 months without interest: 100 a month. */
const LOAN = { amount: '1,200', rate: '0', term: '12' };

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const show = (fields = LOAN, prepayment = {}) => {
    const props = emiProps(locale);
    return renderInLocale(
      <EmiCalculator
        {...props}
        showResult
        fields={fields}
        prepayment={{ ...props.prepayment, ...prepayment }}
      />,
      locale,
    );
  };
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const row = (key: 'interestSaved' | 'monthsSaved' | 'endsAfter' | 'totalInterest' | 'payment') =>
    within(screen.getByRole('row', { name: new RegExp(`^${t(`Emi.${key}`)} `) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const months = (count: number) => t('Emi.monthsCount', { count });

  it('asks for a sum first', () => {
    show();
    expect(screen.getByText(t('Emi.prepaymentEmpty'))).toBeVisible();
    expect(screen.getAllByRole('status').at(-1)).toBeEmptyDOMElement();
    expect(screen.queryByRole('table', { name: t('Emi.comparison') })).toBeNull();
  });

  it('shows both ways side by side', () => {
    show();
    type(`${t('Emi.once')} (₹)`, '३००');
    type(t('Emi.onceMonth'), '3');
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(-3)
        .map(({ textContent }) => textContent),
    ).toEqual([t('Emi.wayOf'), t('Emi.shorter'), t('Emi.smaller')]);
    expect(row('monthsSaved')).toEqual([months(3), months(0)]);
    expect(row('endsAfter')).toEqual([months(9), months(12)]);
    expect(row('interestSaved')).toEqual(['₹0', '₹0']);
    expect(row('totalInterest')).toEqual(['₹0', '₹0']);
    expect(row('payment')).toEqual([
      t('Emi.stays', { emi: '₹100' }),
      t('Emi.fallsTo', { emi: '₹67' }),
    ]);
    expect(
      screen.getByText(
        t('Emi.saved', {
          months: months(3).replace('\u00a0', ' '),
          shorterInterest: '₹0',
          emi: t('Emi.fallsTo', { emi: '₹67' }),
          smallerInterest: '₹0',
        }),
      ),
    ).toHaveAttribute('role', 'status');
  });

  it('counts an extra sum every month', () => {
    show({ amount: '30,00,000', rate: '8.5', term: '240' }, { monthly: '5,000' });
    expect(row('monthsSaved')[0]).toBe(months(76));
    expect(row('interestSaved')).toEqual(['₹11,73,056', '₹6,04,740']);
    expect(row('payment')).toEqual([
      t('Emi.stays', { emi: '₹26,035' }),
      t('Emi.fallsMonthly', { emi: '₹85' }),
    ]);
  });

  it.each([
    ['-5', '1'],
    ['0', 'x'],
  ])('asks again for %j with EMI number %j, and keeps it', (once, month) => {
    show(LOAN, { once, month });
    expect(screen.getByText(t('Emi.prepaymentEmpty'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: `${t('Emi.once')} (₹)` })).toHaveValue(once);
    expect(screen.getByRole('textbox', { name: t('Emi.onceMonth') })).toBeValid();
  });

  it.each(['', '13'])(
    'asks for the month of a one-off payment while it is %j, and keeps it',
    (month) => {
      show(LOAN, { once: '300', month, monthly: '10' });
      const field = screen.getByRole('textbox', { name: t('Emi.onceMonth') });
      expect(field).toBeInvalid();
      expect(field).toHaveValue(month);
      expect(field).toHaveAccessibleDescription(t('Emi.onceMonthOutside', { most: 12 }));
      expect(screen.getByText(t('Emi.prepaymentNoMonth'))).toBeVisible();
      type(t('Emi.onceMonth'), '12');
      expect(field).toBeValid();
      expect(field).toHaveAccessibleDescription(t('Emi.onceMonthHint'));
    },
  );

  it.each(['once', 'extra'] as const)('says at the field why %s is of no use', (key) => {
    show();
    const box = screen.getByRole('textbox', { name: `${t(`Emi.${key}`)} (₹)` });
    expect(box).toBeValid();
    for (const [typed, problem] of [
      ['abc', 'notNumber'],
      ['-5', 'notNegative'],
    ] as const) {
      type(`${t(`Emi.${key}`)} (₹)`, typed);
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(t(`Tool.problem.${problem}`));
      expect(screen.getByText(t('Emi.prepaymentEmpty'))).toBeVisible();
    }
  });

  it('says its first comparison in the region that was there before', () => {
    show();
    const announcement = screen.getAllByRole('status').at(-1);
    type(t('Emi.onceMonth'), '3');
    type(`${t('Emi.once')} (₹)`, '300');
    expect(announcement).toBeInTheDocument();
    expect(announcement).toHaveTextContent('₹67');
    type(`${t('Emi.once')} (₹)`, '');
    expect(announcement).toBeEmptyDOMElement();
  });

  it('saves nothing once the loan has ended', () => {
    show(LOAN, { once: '500', month: '12' });
    expect(row('monthsSaved')).toEqual([months(0), months(0)]);
    expect(row('payment')).toEqual([
      t('Emi.stays', { emi: '₹100' }),
      t('Emi.stays', { emi: '₹100' }),
    ]);
  });

  it('has nothing to say of a loan without a schedule', () => {
    show({ ...LOAN, term: '12.5' }, { once: '500' });
    expect(screen.queryByRole('table', { name: t('Emi.comparison') })).toBeNull();
    expect(screen.getByText(t('Emi.prepaymentNoLoan'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: t('Emi.onceMonth') })).toBeValid();
  });

  it('asks the server without JavaScript, with the loan as it stands', () => {
    show({ amount: '1,200', rate: '0', term: '12' }, { once: '300' });
    const form = screen.getByRole('textbox', { name: `${t('Emi.once')} (₹)` }).closest('form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['p', '1,200'],
      ['r', '0'],
      ['n', '12'],
      ['show', '1'],
      ['once', '300'],
      ['at', '6'],
      ['extra', ''],
    ]);
  });
});
