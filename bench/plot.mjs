// The plot of a run: how many times the bare page each kind of page costs, with its goal.
import { FIGURES } from './figures.mjs';
import { goalOf } from './goals.mjs';
import { bareValue } from './table.mjs';
import { BARE_KIND } from './pages.mjs';

/** Panels, one below the other. */
const PLOTTED = /** @type {const} */ (['cpu', 'fcp']);

const WIDTH = 720;
const LABELS = 190;
const VALUES = 48;
const ROW = 34;
const BAR = 12;
const HEAD = 44;
/** Legible on the light and the dark page of a code host alike. */
const COLORS = { en: '#2f6fb0', hi: '#c06a1e', goal: '#d3263a', text: '#6b7280', axis: '#9ca3af' };

/** @typedef {import('./figures.mjs').Figure} Figure */
/** One kind of page: its ratio in each language that was measured, and the goal, if any. */
/** @typedef {{ kind: string, ratios: { lang: 'en' | 'hi', ratio: number }[], goal?: number }} Row */

/**
 * The ratios of a figure to the bare page's, by kind of page; empty without a bare page.
 * @param {readonly Figure[]} figures
 * @param {import('./figures.mjs').FigureName} name
 * @returns {Row[]}
 */
export function ratioRows(figures, name) {
  const bare = bareValue(figures, name);
  if (!bare) return [];
  const own = figures.filter(({ figure, kind }) => figure === name && kind !== BARE_KIND);
  return [...new Set(own.map(({ kind }) => kind))].map((kind) => {
    const goal = goalOf(name, kind);
    return {
      kind,
      ratios: own.flatMap(({ kind: ownKind, lang, value }) =>
        ownKind === kind && value !== null ? { lang, ratio: value / bare } : [],
      ),
      ...(goal?.by === 'ratio' && { goal: goal.limit }),
    };
  });
}

/**
 * The plot as an SVG document; a panel without figures is left out.
 * @param {readonly Figure[]} figures
 * @returns {string}
 */
export function plot(figures) {
  let top = 0;
  const panels = PLOTTED.flatMap((name) => {
    const rows = ratioRows(figures, name);
    if (rows.length === 0) return [];
    const drawn = `<g transform="translate(0 ${top})">${panel(FIGURES[name].label, rows)}</g>`;
    top += HEAD + rows.length * ROW + ROW / 2;
    return [drawn];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${top}" viewBox="0 0 ${WIDTH} ${top}" font-family="system-ui, sans-serif" font-size="13" fill="${COLORS.text}" role="img" aria-label="Figures of each kind of page as multiples of a bare page">`,
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

/**
 * @param {string} label
 * @param {Row[]} rows
 */
function panel(label, rows) {
  const most = Math.max(
    1,
    ...rows.flatMap(({ ratios, goal = 0 }) => [goal, ...ratios.map(({ ratio }) => ratio)]),
  );
  /** @param {number} ratio */
  const x = (ratio) => round(LABELS + (ratio / most) * (WIDTH - LABELS - VALUES));
  const end = HEAD + rows.length * ROW;
  return [
    `<text x="8" y="20" font-weight="600">${escaped(label)}, × bare page</text>`,
    ...legend(),
    ...rows.map((row, at) => bars(row, HEAD + at * ROW, x)),
    `<path d="M${x(1)} ${HEAD - 6}V${end}" stroke="${COLORS.axis}" stroke-dasharray="2 3"/>`,
  ].join('\n');
}

const legend = () =>
  /** @type {const} */ ([
    ['English', COLORS.en],
    ['Hindi', COLORS.hi],
    ['goal', COLORS.goal],
  ]).map(
    ([word, color], at) =>
      `<rect x="${LABELS + 200 + at * 80}" y="10" width="12" height="12" fill="${color}"/><text x="${LABELS + 218 + at * 80}" y="20">${word}</text>`,
  );

/**
 * @param {Row} row
 * @param {number} y
 * @param {(ratio: number) => number} x
 */
const bars = ({ kind, ratios, goal }, y, x) =>
  [
    `<text x="8" y="${y + BAR + 4}">${escaped(kind)}</text>`,
    ...ratios.map(({ lang, ratio }, at) => {
      const barY = y + at * (BAR + 1);
      return `<rect x="${LABELS}" y="${barY}" width="${round(x(ratio) - LABELS)}" height="${BAR}" fill="${COLORS[lang]}"/><text x="${x(ratio) + 4}" y="${barY + BAR - 2}" font-size="11">${ratio.toFixed(2)}</text>`;
    }),
    ...(goal === undefined
      ? []
      : [
          `<path d="M${x(goal)} ${y - 3}v${2 * BAR + 7}" stroke="${COLORS.goal}" stroke-width="2"/>`,
        ]),
  ].join('');

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
