import { readFile } from 'node:fs/promises';
import 'server-only';
import { DAY_MS } from '@/lib/format/elapsed';
import { fetchBody } from './fetchBody';
import { type FigureSource, logLeftOut } from './poll';
import { readTable, type TableForm } from './readTable';

/** Published Google Sheets follow an edit within five minutes; a file follows at once. */
const EVERY_MS = 2 * 60_000;
const TIMEOUT_MS = 8000;
const LIMIT_BYTES = 5_000_000;
/** A table that is wrong throughout would repeat the same fault for each line. */
const LIMIT_FAULTS = 10;
const KEPT_MS = 40 * DAY_MS;

/** A published sheet redirects to another Google host. */
const mayMove = (from: string, to: string) =>
  from === 'docs.google.com' && to.endsWith('.googleusercontent.com');

export async function tableText(address: string, signal: AbortSignal): Promise<string> {
  if (!/^https?:/i.test(address)) return decodeTable(await readFile(address, { signal }));
  const { body } = await fetchBody(new URL(address), {
    signal,
    accept: 'text/csv',
    limitBytes: LIMIT_BYTES,
    mayMove,
  });
  return decodeTable(body);
}

export const tableSource = <Row extends { measuredAt: number }>(
  name: string,
  address: string,
  form: TableForm<Row>,
): FigureSource<readonly Row[]> => ({
  name,
  everyMs: EVERY_MS,
  timeoutMs: TIMEOUT_MS,
  load: async (signal) => {
    const { rows, faults } = readTable(await tableText(address, signal), form);
    logLeftOut(name, faults.slice(0, LIMIT_FAULTS));
    return rows.filter(({ measuredAt }) => Date.now() - measuredAt <= KEPT_MS);
  },
});

/** The first bytes of a zip archive (.xlsx, .ods) and of an .xls file. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];
const UTF_16 = 'fffe';

const SAVE_AS =
  'save it in Excel as "CSV UTF-8 (Comma delimited)", in other programs as CSV in UTF-8';

/** @throws Error in words for the desk if the file is a workbook or has a national encoding */
export function decodeTable(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (WORKBOOKS.includes(start)) throw new Error(`is a workbook, not a CSV file: ${SAVE_AS}`);
  const encoding = start.startsWith(UTF_16) ? 'utf-16le' : 'utf-8';
  const foreign = new Error(`is not UTF-8, so Hindi and ₹ would be lost: ${SAVE_AS}`);
  let text = '';
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw foreign;
  }
  if (text.includes('\0')) throw foreign;
  return text;
}
