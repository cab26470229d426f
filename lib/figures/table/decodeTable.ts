/** Of a zip archive, which .xlsx and .ods are, and of the older .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];
/** Excel's "Unicode Text" begins with this mark. */
const UTF_16 = 'fffe';

const SAVE_AS = 'save it in Excel as "CSV UTF-8 (Comma delimited)", in others as CSV in UTF-8';

/**
 * The text of a table's file.
 *
 * @throws Error in words for the desk where it is a workbook, or in the letters of one country
 */
export function decodeTable(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (WORKBOOKS.includes(start)) throw new Error(`is a workbook, no table: ${SAVE_AS}`);
  const encoding = start.startsWith(UTF_16) ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`is not in UTF-8, so that Hindi and ₹ would be lost: ${SAVE_AS}`);
  }
}
