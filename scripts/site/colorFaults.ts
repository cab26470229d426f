import type { Site } from '@/lib/site/siteSchema';
import { contrast, nearestPassing } from './contrast';
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
