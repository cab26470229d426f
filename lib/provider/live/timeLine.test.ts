import { timedHeading, timeLine } from './timeLine';

const at = (hour: number, minute = 0) => (hour * 60 + minute) * 60_000;

it.each([
  ['10:45', at(10, 45), ''],
  ['10:45 AM', at(10, 45), ''],
  ['3.05 pm IST', at(15, 5), ''],
  ['10:45 IST:', at(10, 45), ''],
  ['सुबह 10.45 बजे', at(10, 45), ''],
  ['शाम 5:30 बजे', at(17, 30), ''],
  ['5 PM', at(17), ''],
  ['10:45: 5 seats', at(10, 45), '5 seats'],
  ['१०:४५', at(10, 45), ''],
  ['10:45 AM: The House meets', at(10, 45), 'The House meets'],
  ['10:45 – The House meets', at(10, 45), 'The House meets'],
  ['10:45 | सदन की कार्यवाही शुरू', at(10, 45), 'सदन की कार्यवाही शुरू'],
  ['10:45 AM- The House meets', at(10, 45), 'The House meets'],
  ['10:45 बजे- सदन बैठा', at(10, 45), 'सदन बैठा'],
  ['10:45AM:The House meets', at(10, 45), 'The House meets'],
  ['[10:45 AM]', at(10, 45), ''],
  ['(10:45 AM)', at(10, 45), ''],
  ['10:45 (IST)', at(10, 45), ''],
  ['⏰ 10:45 AM', at(10, 45), ''],
  ['LIVE: 10:45 AM: The House meets', at(10, 45), 'The House meets'],
  ['The House meets | 10:45 AM', at(10, 45), 'The House meets'],
  ['सदन की कार्यवाही शुरू - 10:45', at(10, 45), 'सदन की कार्यवाही शुरू'],
])('%s has a time', (text, time, headline) => {
  expect(timeLine(text)).toEqual({ time, headline, day: null });
  expect(timedHeading(text)).toEqual({ time, headline, day: null });
});

const NOVEMBER = { year: 2026, month: 11, day: 20 };
it.each([
  ['Nov 20, 2026 10:45 (IST)', NOVEMBER, ''],
  ['20 नवंबर 2026, 10:45 AM', NOVEMBER, ''],
  ['10:45 AM, 20-Nov-2026', NOVEMBER, ''],
  ['20/11/2026 | 10:45', NOVEMBER, ''],
  ['20 Nov, 10:45 AM', { ...NOVEMBER, year: null }, ''],
  ['शुक्रवार, 20 नवंबर, 10:45 बजे', { ...NOVEMBER, year: null }, ''],
  ['20 Nov 2026, 10:45 AM: It meets', NOVEMBER, 'It meets'],
])('%s has a day too', (text, day, headline) => {
  expect(timeLine(text)).toEqual({ time: at(10, 45), day, headline });
});

it.each([
  ['10:45 am The House meets', at(10, 45), 'The House meets'],
  ['10:45 सदन बैठा', at(10, 45), 'सदन बैठा'],
  ['10:45 BJP wins two seats', at(10, 45), 'BJP wins two seats'],
  ['10:45 IST EVM count begins', at(10, 45), 'EVM count begins'],
])('%s has one as a heading, not as a text', (text, time, headline) => {
  expect(timedHeading(text)).toEqual({ time, headline, day: null });
  expect(timeLine(text)).toBeNull();
});

it.each([
  'The House meets',
  'The House meets at 10:45 today',
  'In 2026 the river rose',
  '340 km of roads',
  'India win 3:2 in the final and go home',
  '2:0 India lead',
  '10:5',
  '25:10',
  '12',
  '',
  'The bus leaves at 10:45',
  'Polling on 20 Nov 2026, 10:45',
  '20 Nov 2026',

  'x '.repeat(10_000),
  'x: '.repeat(10_000),
])('%.40j has none', (text) => {
  expect(timeLine(text)).toBeNull();
  expect(timedHeading(text)).toBeNull();
});
