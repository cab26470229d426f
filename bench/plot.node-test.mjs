import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plot, ratioRows } from './plot.mjs';

/** @type {import('./figures.mjs').Figure[]} */
const FIGURES = [
  { figure: 'cpu', kind: 'bare page', lang: 'en', value: 2 },
  { figure: 'cpu', kind: 'home', lang: 'en', value: 8 },
  { figure: 'cpu', kind: 'home', lang: 'hi', value: 9 },
  { figure: 'cpu', kind: 'state', lang: 'en', value: 6 },
  { figure: 'cpu', kind: 'legal', lang: 'en', value: null },
];

test('sets each kind of page beside the bare page, with its goal', () => {
  assert.deepEqual(ratioRows(FIGURES, 'cpu'), [
    {
      kind: 'home',
      ratios: [
        { lang: 'en', ratio: 4 },
        { lang: 'hi', ratio: 4.5 },
      ],
      goal: 4,
    },
    { kind: 'state', ratios: [{ lang: 'en', ratio: 3 }] },
    { kind: 'legal', ratios: [], goal: 2 },
  ]);
});

test('has no ratios without a bare page', () => {
  assert.deepEqual(ratioRows(FIGURES.slice(1), 'cpu'), []);
});

test('draws the longest bar to the end of the axis, the others in proportion', () => {
  const widths = [...plot(FIGURES).matchAll(/<rect x="190" y="\d+" width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  // 720 wide, less 190 for names and 48 for values: 482 for 4.5.
  assert.deepEqual(widths, [428.4, 482, 321.3]);
});

test('draws the goal where its ratio is', () => {
  // 190 + 4 / 4.5 × 482 = 618.4; 190 + 2 / 4.5 × 482 = 404.2
  assert.match(plot(FIGURES), /<path d="M618\.4 /);
  assert.match(plot(FIGURES), /<path d="M404\.2 /);
});
