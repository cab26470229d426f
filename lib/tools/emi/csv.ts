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
