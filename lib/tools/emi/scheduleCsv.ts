import { csv } from './csv';
import type { Instalment } from './schedule';

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
