import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as reader from '@/lib/figures/checkTable';
import { reportTable } from './reportTable.mjs';

const run = (...args: string[]) => reportTable(args, reader);

/** The command itself, without a build. */
const runCommand = (...args: string[]) =>
  new Promise<{ status: number; lines: string[] }>((done) => {
    const command = [join(__dirname, 'tableCheck.mjs'), ...args];
    const child = execFile(process.execPath, command, (_, out, errors) =>
      done({ status: child.exitCode ?? -1, lines: `${out}${errors}`.trim().split('\n') }),
    );
  });

function table(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'desk-')), 'fuel.csv');
  writeFileSync(file, `date,city,petrol,diesel\n${text}`);
  return file;
}

it('is one line for a table that is whole', async () => {
  const file = table('2026-11-27,bhopal,108,93');
  expect(await run('fuel', file)).toEqual({
    status: 0,
    lines: [`${file} (fuel): 1 line can be used`],
  });
});

it('names each fault, and ends with 1', async () => {
  const file = table('2026-11-27,bhopal,108,93\n2026-11-27,bhopal,1,x');
  const { status, lines } = await runCommand('fuel', file);
  expect([status, lines.length]).toEqual([1, 3]);
  expect(lines[1]).toMatch(/^- line 3: petrol must be a number of 50 to 250/);
});

it('names the kinds where none is given', async () => {
  const { status, lines } = await run('gold', 'x.csv');
  expect(status).toBe(2);
  expect(lines[0]).toMatch(/^Give a kind \(fuel, metals, horoscope, markets\)/);
});
