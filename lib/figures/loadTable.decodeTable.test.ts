import { fuelForm } from '@/lib/figures/current/tableForms';
import { decodeTable } from './loadTable';
import { readTable } from './readTable';

const LINES = ['date,city,petrol,diesel,source', '2026-11-27,bhopal,₹108.65,93.90,सूत्र'];
const TABLE = LINES.join('\r\n');
const TABS = TABLE.replaceAll(',', '\t');

it.each([
  ['CSV UTF-8', Buffer.from(`\uFEFF${TABLE}`)],
  ['CSV of another program', Buffer.from(TABLE)],
  ['CSV with semicolons', Buffer.from(TABLE.replaceAll(',', ';'))],
  ['Unicode Text', Buffer.from(`\uFEFF${TABS}`, 'utf16le')],
])('reads what Excel saves as %s', (_, bytes) => {
  expect(readTable(decodeTable(bytes), fuelForm)).toMatchObject({
    rows: [{ city: 'bhopal', petrol: 108.65, source: 'सूत्र' }],
    faults: [],
  });
});

it.each([
  [
    'in Windows-1252',
    Buffer.from('date,city,petrol,source\n2026-11-27,bhopal,108,café', 'latin1'),
    'is not UTF-8',
  ],
  [
    'in UTF-16 without a mark',
    Buffer.from('date,city,petrol,diesel', 'utf16le').swap16(),
    'is not UTF-8',
  ],
  [
    'a workbook',
    Buffer.from('PK\u0003\u0004[Content_Types].xml'),
    'is a workbook, not a CSV file: save it',
  ],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'is a workbook, not a CSV file: save it',
  ],
])('says what to do with one that is %s', (_, bytes, message) => {
  expect(() => decodeTable(bytes)).toThrow(message);
});
