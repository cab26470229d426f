import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import brandColors from './brandColors.mjs';

/**
 * WCAG 2.2: 4.5 for text (1.4.3), 3 for what marks a control, the focus or a part of a drawing
 * (1.4.11). Every pair of tokens that the styles lay on each other, in both schemes: the browser
 * tests ask axe in the light scheme alone.
 */
const TEXT = 4.5;
const GRAPHICS = 3;

const PAIRS: readonly [ground: string, minimum: number, foregrounds: readonly string[]][] = [
  ['paper', TEXT, ['ink', 'ink-quiet', 'river', 'signal-ink', 'up', 'down']],
  ['paper-raised', TEXT, ['ink', 'ink-quiet', 'river', 'signal-ink', 'up', 'down']],
  ['paper-sunk', TEXT, ['ink', 'ink-quiet']],
  ['river-tint', TEXT, ['ink']],
  ['ink', TEXT, ['paper']],
  ['signal', TEXT, ['on-signal']],
  ['chat', TEXT, ['on-chat']],
  ['plate', TEXT, ['on-plate']],
  ['band', TEXT, ['on-band', 'on-band-quiet']],
  ['on-band', TEXT, ['band']],
  ['paper', GRAPHICS, ['focus', 'edge', 'bar', 'live', 'sand', 'chat']],
  ['paper-raised', GRAPHICS, ['focus', 'edge', 'bar', 'sand']],
  ['paper-sunk', GRAPHICS, ['focus', 'river']],
  ['band', GRAPHICS, ['focus-band']],
];

/** Colours that no text and no mark depends on; logotypes are exempt (1.4.3). */
const DECORATION = ['rule', 'band-rule', 'scrim', 'logo-24'];

type Tokens = Readonly<Record<string, string>>;

/** A colour of each scheme. */
const BOTH = /^light-dark\(\s*(#\w+|rgb\([^)]*\)),\s*(#\w+|rgb\([^)]*\))\s*\)$/;

/** The custom properties of `:root` that are colours, as the light and the dark scheme have them. */
function schemes(): Record<'light' | 'dark', Tokens> {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const file = join(__dirname, 'tokens.css');
  const { root } = postcss([brandColors()]).process(readFileSync(file, 'utf8'), { from: file });
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      const [, inLight = value, inDark = value] = BOTH.exec(value) ?? [];
      if (!/^#|^rgb|^light-dark/.test(inLight)) return;
      light[prop.slice(2)] = inLight;
      dark[prop.slice(2)] = inDark;
    });
  });
  return { light, dark };
}

/** The luminance WCAG defines for an opaque colour, `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(long.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = PAIRS.flatMap(([ground, minimum, foregrounds]) =>
  foregrounds.map((foreground) => ({ ground, minimum, foreground })),
);
const { light, dark } = schemes();

test.each([
  ['#fff', '#000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#0a5468', '#fff', 8.46],
])('%s and %s have the contrast %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test.each([
  ['light', light],
  ['dark', dark],
])('what lies on each other in the %s scheme has contrast enough', (_, tokens) => {
  const offenders = pairs
    .map(({ ground, minimum, foreground }) => ({
      pair: `${foreground} on ${ground}`,
      ratio: contrast(tokens[foreground] ?? '', tokens[ground] ?? ''),
      minimum,
    }))
    .filter(({ ratio, minimum }) => !(ratio >= minimum));
  expect(offenders).toEqual([]);
});

test('every colour is in a pair, or decoration', () => {
  const known = new Set([
    ...pairs.flatMap(({ ground, foreground }) => [ground, foreground]),
    ...DECORATION,
  ]);
  expect(
    [...new Set([...Object.keys(light), ...Object.keys(dark)])].filter((name) => !known.has(name)),
  ).toEqual([]);
  expect([...known].filter((name) => !(name in light))).toEqual([]);
});
