import type { z } from 'zod';
import { type Line, readCsv } from './readCsv';

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
