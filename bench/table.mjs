// The one table of a run: a row for each figure and kind of page, both languages side by side.
import { descriptionOf, FIGURE_NAMES } from './figures.mjs';
import { goalOf, isMet } from './goals.mjs';
import { BARE_KIND } from './pages.mjs';

const HEAD = ['Figure', 'Page', 'English', '× bare', 'Hindi', '× bare', 'Goal', ''];
const SIGNS = { ratio: '× bare', above: ' above bare', value: '' };

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * The bare page's value of a figure.
 * @param {readonly Figure[]} figures
 * @param {import('./figures.mjs').FigureName} name
 */
export const bareValue = (figures, name) =>
  figures.find(({ figure, kind }) => figure === name && kind === BARE_KIND)?.value ?? undefined;

/**
 * The cells of the table, its head first. A figure's name stands in its first row only.
 * @param {readonly Figure[]} figures
 * @returns {string[][]}
 */
export function tableCells(figures) {
  const rows = FIGURE_NAMES.flatMap((name) => {
    const own = figures.filter(({ figure }) => figure === name);
    const bare = bareValue(figures, name);
    const { label, unit } = descriptionOf(name);
    return [...new Set(own.map(({ kind }) => kind))].map((kind, at) => [
      at === 0 ? [label, unit].filter(Boolean).join(', ') : '',
      kind,
      ...['en', 'hi'].flatMap((lang) => {
        const found = own.find((each) => each.kind === kind && each.lang === lang);
        return found ? [valueText(name, found.value), ratioText(found.value, bare)] : ['', ''];
      }),
      ...goalCells(
        name,
        kind,
        own.filter((each) => each.kind === kind),
        bare,
      ),
    ]);
  });
  return [HEAD, ...rows];
}

/**
 * @param {import('./figures.mjs').FigureName} name
 * @param {string} kind
 * @param {Figure[]} own
 * @param {number | undefined} bare
 */
function goalCells(name, kind, own, bare) {
  const goal = goalOf(name, kind);
  if (!goal) return ['', ''];
  const isReached = own.every(({ value }) => isMet(goal, value, bare));
  return [
    `${goal.atLeast ? '≥' : '≤'} ${goal.limit}${SIGNS[goal.by]}`,
    isReached ? 'met' : 'missed',
  ];
}

/**
 * @param {import('./figures.mjs').FigureName} name
 * @param {number | null} value
 */
const valueText = (name, value) =>
  value === null
    ? 'failed'
    : value.toLocaleString('en', {
        minimumFractionDigits: descriptionOf(name).digits,
        maximumFractionDigits: descriptionOf(name).digits,
      });

/**
 * @param {number | null} value
 * @param {number | undefined} bare
 */
const ratioText = (value, bare) => (value === null || !bare ? '–' : (value / bare).toFixed(2));

/**
 * The cells with columns of one width, for a terminal.
 * @param {string[][]} cells
 */
export function asText(cells) {
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * The cells as a table of Markdown.
 * @param {string[][]} cells
 */
export function asMarkdown([head = [], ...rows]) {
  const line = (/** @type {string[]} */ row) => `| ${row.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, column) => (isNumber(column) ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

/** @param {number} column */
const isNumber = (column) => column >= 2 && column <= 5;
