import type { Instalment } from './repaymentSchedule';

/** Without it Excel assumes the local code page, which lacks Devanagari. */
const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
};

/** RFC 4180 in UTF-8. Security: an apostrophe disarms formulas (OWASP, CSV injection). */
export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Ungrouped, for spreadsheets. `+ 0` removes a negative zero. */
const toPaise = (rupees: number) => Math.round(rupees * 100) / 100 + 0;

/**
 * @param header names of the six columns: number, month, payment, principal, interest, balance
 * @param monthName the month of a payment in words, counted from 0
 */
export const scheduleCsv = (
  instalments: readonly Instalment[],
  header: readonly string[],
  monthName: (index: number) => string,
) =>
  csv([
    header,
    ...instalments.map(({ payment, principal, interest, balance }, index) => [
      index + 1,
      monthName(index),
      ...[payment, principal, interest, balance].map(toPaise),
    ]),
  ]);
