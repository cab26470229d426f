import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asMarkdown, asText, tableCells } from './table.mjs';

/** @type {import('./figures.mjs').Figure[]} */
const FIGURES = [
  { figure: 'tbt', kind: 'bare page', lang: 'en', value: 0 },
  { figure: 'tbt', kind: 'home', lang: 'en', value: 12 },
  { figure: 'cpu', kind: 'bare page', lang: 'en', value: 2 },
  { figure: 'cpu', kind: 'home', lang: 'en', value: 7 },
  { figure: 'cpu', kind: 'home', lang: 'hi', value: 8.5 },
  { figure: 'cpu', kind: 'state', lang: 'en', value: null },
  { figure: 'scripts', kind: 'bare page', lang: 'en', value: 134.5 },
  { figure: 'scripts', kind: 'legal', lang: 'en', value: 142.5 },
];

const ROWS = [
  ['CPU a request, ms', 'bare page', '2.00', '1.00', '', '', '', ''],
  ['', 'home', '7.00', '3.50', '8.50', '4.25', '≤ 4× bare', 'missed'],
  ['', 'state', 'failed', '–', '', '', '', ''],
  ['JavaScript, KB', 'bare page', '134.5', '1.00', '', '', '', ''],
  ['', 'legal', '142.5', '1.06', '', '', '≤ 8 above bare', 'met'],
  ['TBT, ms', 'bare page', '0', '–', '', '', '', ''],
  ['', 'home', '12', '–', '', '', '≤ 1.2× bare', 'missed'],
];

test('has a row for each figure and kind of page, in the order of the figures', () => {
  assert.deepEqual(tableCells(FIGURES).slice(1), ROWS);
});

test('aligns numbers to the right in a terminal', () => {
  const [head, bare] = asText(tableCells(FIGURES.slice(2, 4))).split('\n');
  assert.equal(head, 'Figure             Page       English  × bare  Hindi  × bare  Goal');
  assert.equal(bare, 'CPU a request, ms  bare page     2.00    1.00');
});

test('is a table of Markdown', () => {
  const [head, rule, bare] = asMarkdown(tableCells(FIGURES.slice(2, 3))).split('\n');
  assert.equal(head, '| Figure | Page | English | × bare | Hindi | × bare | Goal |  |');
  assert.equal(rule, '| --- | --- | ---: | ---: | ---: | ---: | --- | --- |');
  assert.equal(bare, '| CPU a request, ms | bare page | 2.00 | 1.00 |  |  |  |  |');
});
