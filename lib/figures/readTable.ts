import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';

export type TableForm<Row> = {
  columns: readonly string[];
  schema: z.ZodType<Row, Readonly<Record<string, string>>>;
};

export type ReadTable<Row> = {
  rows: readonly Row[];
  /** One line per fault, in words for the desk: `line 4: petrol must be …, not "1086.5"`. */
  faults: readonly string[];
};

const LIMIT_QUOTED = 40;

function faultOf({ number, cells }: Line, { path, message }: z.core.$ZodIssue): string {
  const column = String(path[0] ?? '');
  const given = cells[column] ?? '';
  const quoted = given.length > LIMIT_QUOTED ? `${given.slice(0, LIMIT_QUOTED)}…` : given;
  return `line ${number}: ${column} ${message}, not "${quoted}"`;
}

/**
 * Reads the table line by line and skips only the invalid ones.
 *
 * @throws Error in words for the desk if the table has another form, or no usable line
 */
export function readTable<Row>(text: string, { columns, schema }: TableForm<Row>): ReadTable<Row> {
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const line of readCsv(text, columns)) {
    const parsed = schema.safeParse(line.cells);
    if (parsed.success) rows.push(parsed.data);
    else faults.push(...parsed.error.issues.map((issue) => faultOf(line, issue)));
  }
  if (rows.length === 0)
    throw new Error(
      faults[0] ? `has no usable line: ${faults[0]}` : 'has no line below the column names',
    );
  return { rows, faults };
}

type Line = { number: number; cells: Readonly<Record<string, string>> };

const LIMIT_LINES = 20_000;

/** Excel uses its country's list separator, and tabs in "Unicode Text". */
const separatorOf = (text: string): string => {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((mark) => head.includes(mark)) ?? ',';
};

const columnName = (cell: string) => cell.toLowerCase().replace(/[\s_-]/g, '');

/**
 * Columns may come in any order and case, and unknown ones are allowed. Skips empty lines.
 *
 * @param columns the required names
 * @throws Error in words for the desk
 */
function readCsv(text: string, columns: readonly string[]): Line[] {
  const [head, ...rows] = recordsOf(text);
  const names = (head?.cells ?? []).map(columnName);
  const missing = columns.filter((column) => !names.includes(columnName(column)));
  if (missing.length > 0)
    throw new Error(
      `the first line must name the columns ${columns.join(', ')}; it lacks ${missing.join(', ')}`,
    );
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice) throw new Error(`the first line names the column ${twice} twice`);
  if (rows.length > LIMIT_LINES) throw new Error(`has more than ${LIMIT_LINES} lines`);
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    }));
}

function recordsOf(text: string): { number: number; cells: readonly string[] }[] {
  if (/^\s*</.test(text))
    throw new Error(
      'is a web page, not a CSV file: publish the Google Sheet as CSV (File, Share, Publish to web)',
    );
  const records: { number: number; cells: string[] }[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ number: lines, cells });
        return null;
      },
    });
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    throw new Error(`cannot be read as CSV: ${fault.message.slice(0, 200)}`);
  }
  return records;
}
