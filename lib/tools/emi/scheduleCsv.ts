import type { Instalment } from './schedule';

/** Excel reads a file without it as the machine's own code page, which has no Devanagari. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
};

/**
 * A table as the text of a CSV file in UTF-8: every text quoted, and kept from being run as a
 * formula by an apostrophe. Source: RFC 4180; OWASP, CSV injection.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * Rupees with two decimals and no grouping, as spreadsheets read them. `+ 0` keeps a negative zero
 * out.
 */
const toPaise = (rupees: number) => Math.round(rupees * 100) / 100 + 0;

/**
 * The monthly schedule as a CSV file.
 *
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
