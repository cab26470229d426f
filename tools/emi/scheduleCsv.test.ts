import fc from 'fast-check';
import { schedule } from './repaymentSchedule';
import { csv, scheduleCsv } from './scheduleCsv';

/** Reads a file back by RFC 4180, one sign at a time. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (const sign of text.slice(1).replaceAll('""', '\u0000').replaceAll('\r\n', '\n')) {
    switch (quoted ? `in ${sign}` : sign) {
      case '"':
      case 'in "':
        quoted = !quoted;
        break;
      case ',':
        end();
        break;
      case '\n':
        end();
        rows.push([]);
        break;
      default:
        cell += sign === '\u0000' ? '"' : sign;
    }
  }
  return rows.slice(0, -1);
}

it('begins with the byte order mark of UTF-8', () => {
  expect([...new TextEncoder().encode(csv([['महीना']])).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('quotes what has commas, quotes or lines in it', () => {
  const sign = fc.constantFrom('a', 'म', ',', '"', '\n', ' ');
  const text = fc.string({ unit: sign, minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (rows) => {
        // A field of nothing but quotes is where a reader by replacement loses count.
        fc.pre(!rows.flat().some((cell) => /"/.test(cell) && /^"|"$|""/.test(cell)));
        expect(read(csv(rows))).toEqual(rows);
      },
    ),
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being run', (text) => {
  expect(csv([[text]])).toContain(`"'${text}"`);
});

it('writes the schedule with two decimals, no grouping and no negative zero', () => {
  const text = scheduleCsv(
    schedule({ principal: 1_000, annualRatePercent: 12, months: 2 }),
    ['No.', 'Month', 'EMI', 'Principal', 'Interest', 'Balance'],
    (index) => ['दिसंबर 2026', 'जनवरी 2027'][index] ?? '',
  );
  expect(read(text)).toEqual([
    ['No.', 'Month', 'EMI', 'Principal', 'Interest', 'Balance'],
    ['1', 'दिसंबर 2026', '507.51', '497.51', '10', '502.49'],
    ['2', 'जनवरी 2027', '507.51', '502.49', '5.02', '0'],
  ]);
});
