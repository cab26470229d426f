import { act, fireEvent, screen, within } from '@testing-library/react';
import { emiProps } from '@/lib/testing/loans';
import {
  hydrateInLocale,
  renderInLocale,
  speak,
  TESTED_LOCALES,
} from '@/lib/testing/renderInLocale';
import { EmiCalculator } from './EmiCalculator.island';

const MONTHS = {
  en: ['December 2026', 'January 2027', 'November 2027'],
  hi: ['दिसंबर 2026', 'जनवरी 2027', 'नवंबर 2027'],
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const show = (props = {}) =>
    renderInLocale(<EmiCalculator {...emiProps(locale)} showResult {...props} />, locale);
  const years = () => screen.getByRole('table', { name: t('Emi.byYear') });

  it('is grouped by financial year, from the month after today', () => {
    show();
    expect(cells(years())).toEqual([
      [t('Emi.year'), t('Emi.principal'), t('Emi.interest'), t('Emi.balance')],
      ['2026–27', '₹32,179', '₹3,081', '₹67,821'],
      ['2027–28', '₹67,821', '₹2,698', '₹0'],
      [t('Emi.sum'), '₹1,00,000', '₹5,778', ''],
    ]);
    expect(
      screen.getByRole('img', { name: t('Emi.chartLabel', { first: '2026–27', last: '2027–28' }) }),
    ).toBeVisible();
  });

  it('follows the month of the first EMI that is chosen', () => {
    show();
    fireEvent.change(screen.getByRole('combobox', { name: t('Emi.firstMonth') }), {
      target: { value: '4' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: t('Emi.firstYear') }), {
      target: { value: '2025' },
    });
    expect(cells(years()).slice(1, -1)).toEqual([['2025–26', '₹1,00,000', '₹5,778', '₹0']]);
  });

  it('follows the month and year that were chosen before the page was hydrated', async () => {
    const choose = (name: string, value: string) =>
      Object.assign(screen.getByRole('combobox', { name }), { value });
    hydrateInLocale(
      <EmiCalculator {...emiProps(locale)} showResult />,
      () => {
        choose(t('Emi.firstMonth'), '4');
        choose(t('Emi.firstYear'), '2025');
      },
      locale,
    );
    await act(async () => {});
    expect(cells(years()).slice(1, -1)).toEqual([['2025–26', '₹1,00,000', '₹5,778', '₹0']]);
  });

  it('has no rows for months until they are opened', () => {
    show({ showResult: false });
    fireEvent.click(screen.getByRole('button', { name: t('Emi.calculate') }));
    expect(document.querySelectorAll('table')).toHaveLength(1);
    const details = screen.getByText(t('Emi.byMonth')).closest('details');
    expect(details).not.toBeNull();
    details?.setAttribute('open', '');
    fireEvent(details ?? document, new Event('toggle'));
    const months = cells(screen.getByRole('table', { name: t('Emi.byMonth') }));
    expect(months).toHaveLength(13);
    expect([months[1]?.[0], months[2]?.[0], months[12]?.[0]]).toEqual(MONTHS[locale]);
    expect(months[12]?.slice(1)).toEqual(['₹8,738', '₹76', '₹0']);
  });

  it('has them at once without JavaScript', () => {
    show();
    expect(document.querySelectorAll('table')).toHaveLength(2);
  });

  it('is saved as a file that opens in a spreadsheet', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:1'),
      revokeObjectURL: jest.fn(),
    });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    show();
    fireEvent.click(screen.getByRole('button', { name: t('Emi.save') }));
    expect(saved).toEqual(['emi-schedule.csv blob:1']);
    const bytes = await new Promise<Uint8Array>((done) => {
      const reader = new FileReader();
      reader.onload = () =>
        done(
          new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0)),
        );
      reader.readAsArrayBuffer(blobs[0] ?? new Blob());
    });
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = Buffer.from(bytes).toString().split('\r\n');
    expect(lines[0]?.slice(1)).toBe(
      (['number', 'month', 'payment', 'principal', 'interest', 'balance'] as const)
        .map((key) => `"${t(`Emi.${key}`)}"`)
        .join(','),
    );
    expect(lines[1]).toBe(`1,"${MONTHS[locale][0]}",8814.86,7939.86,875,92060.14`);
    expect(lines).toHaveLength(14);
  });

  it('is printed by its button', () => {
    const print = jest.fn();
    Object.assign(window, { print });
    show();
    fireEvent.click(screen.getByRole('button', { name: t('Tool.print') }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('holds 1200 months, and labels no two gridlines alike for 1 rupee', () => {
    show({ fields: { amount: '1', rate: '0', term: '1200' } });
    const rows = cells(years());
    expect(rows).toHaveLength(101 + 2);
    expect(rows.at(-2)?.[3]).toBe('₹0');
    expect(
      [...screen.getByRole('img', { name: /2026–27/ }).querySelectorAll('span')]
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['0', '₹0.005', '₹0.01']);
  });
});
