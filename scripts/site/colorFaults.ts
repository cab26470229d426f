import type { Site } from '@/lib/site/siteSchema';
import { fixedColor } from './product';

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for graphical parts (1.4.11). */
const TEXT = 4.5;
const MARK = 3;

type Name = keyof Site['colors'];
type Pair = { color: Name; on: Name | 'paper-raised' | 'paper-sunk'; minimum: number };

const onPaper = (color: Name): Pair[] =>
  (['paper', 'paper-raised'] as const).map((on) => ({ color, on, minimum: TEXT }));

/** Colours that appear on each other in pages; `contrast.test.ts` has those of the product. */
const PAIRS: readonly Pair[] = [
  ...onPaper('ink'),
  ...onPaper('ink-quiet'),
  ...onPaper('river'),
  ...onPaper('signal-ink'),
  { color: 'ink', on: 'paper-sunk', minimum: TEXT },
  { color: 'ink-quiet', on: 'paper-sunk', minimum: TEXT },
  { color: 'on-signal', on: 'signal', minimum: TEXT },
  { color: 'bar', on: 'paper', minimum: MARK },
  { color: 'live', on: 'paper', minimum: MARK },
];

/**
 * White text appears on these in both schemes: on the card that replaces a picture, and on icons.
 */
const UNDER_WHITE = ['ink', 'river', 'signal'] as const;
const WHITE = '#ffffff';

const isBrands = (name: string, colors: Site['colors']): name is Name =>
  Object.hasOwn(colors, name);

function faultOf(name: string, color: string, ground: string, minimum: number, on: string) {
  const ratio = contrast(color, ground);
  if (ratio >= minimum) return [];
  const nearest = nearestPassing(color, ground, minimum);
  return [
    `colors.${name} is ${color}: its contrast on ${on} is ${ratio.toFixed(2)}, below ${minimum}. ` +
      (nearest ? `The nearest color that passes is ${nearest}.` : `No color passes on ${on}.`),
  ];
}

export function colorFaults(colors: Site['colors']): string[] {
  const found = (['light', 'dark'] as const).flatMap((scheme) => [
    ...PAIRS.flatMap(({ color, on, minimum }) => {
      const ground = isBrands(on, colors) ? colors[on][scheme] : fixedColor(on, scheme);
      return faultOf(
        `${color}.${scheme}`,
        colors[color][scheme],
        ground,
        minimum,
        `${on} ${ground}`,
      );
    }),
    ...(scheme === 'light'
      ? UNDER_WHITE.flatMap((name) =>
          faultOf(`${name}.light`, colors[name].light, WHITE, TEXT, 'white'),
        )
      : []),
  ]);
  const nameOf = (fault: string) => fault.split(' ')[0] ?? '';
  const names = new Set(found.map(nameOf));
  /** Text on a failing colour is checked once that colour is fixed. */
  const waits = (name: string) => names.has(name.replace('.on-', '.')) && name.includes('.on-');
  return found.filter(
    (fault, at) =>
      found.findIndex((one) => nameOf(one) === nameOf(fault)) === at && !waits(nameOf(fault)),
  );
}

function channels(hex: string): number[] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => parseInt(long.slice(start, start + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STEPS = 255;

const mixed = (from: string, to: string, step: number) => {
  const target = channels(to);
  const parts = channels(from).map((part, at) =>
    Math.round(part + (((target[at] ?? 0) - part) * step) / STEPS),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** Mixes in the least black or white that reaches `minimum`; null if none does. */
function nearestPassing(color: string, ground: string, minimum: number): string | null {
  for (let step = 0; step <= STEPS; step++) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixed(color, end, step))
      .find((candidate) => contrast(candidate, ground) >= minimum);
    if (found) return found;
  }
  return null;
}
