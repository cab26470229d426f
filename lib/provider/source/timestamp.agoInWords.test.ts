import { agoInWords } from './timestamp';

const NOW = Date.parse('2026-11-20T06:30:40.000Z');

it.each([
  ['Just now', '2026-11-20T06:30:00.000Z'],
  ['अभी-अभी', '2026-11-20T06:30:00.000Z'],
  ['5 minutes ago', '2026-11-20T06:25:00.000Z'],
  ['1 min ago', '2026-11-20T06:29:00.000Z'],
  ['५ मिनट पहले', '2026-11-20T06:25:00.000Z'],
  ['an hour ago', '2026-11-20T05:30:00.000Z'],
  ['2 hrs ago', '2026-11-20T04:30:00.000Z'],
  ['2 घंटे पहले', '2026-11-20T04:30:00.000Z'],
  ['एक घंटा पहले', '2026-11-20T05:30:00.000Z'],
  [' 3 Days Ago ', '2026-11-17T06:30:00.000Z'],
  ['3 दिन पहले', '2026-11-17T06:30:00.000Z'],
  ['soon', null],
  ['5 minutes', null],
  ['ago', null],
  ['2 weeks ago', null],
  ['', null],
])('%j is %j', (words, moment) => {
  expect(agoInWords(words, NOW)).toBe(moment);
});
