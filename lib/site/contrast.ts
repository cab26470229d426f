/** The channels of `#rgb` or `#rrggbb`, each 0 to 255. */
function channels(hex: string): number[] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => parseInt(long.slice(start, start + 2), 16));
}

/** The luminance that WCAG defines for an opaque colour, `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STEPS = 255;

/** A colour on the way from one to another, at `step` of `STEPS`. */
const mixed = (from: string, to: string, step: number) => {
  const target = channels(to);
  const parts = channels(from).map((part, at) =>
    Math.round(part + (((target[at] ?? 0) - part) * step) / STEPS),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/**
 * The colour nearest to the given one that has a contrast of `minimum` on a ground: the least of black
 * or white that is mixed in. Null where not even those have it.
 */
export function nearestPassing(color: string, ground: string, minimum: number): string | null {
  for (let step = 0; step <= STEPS; step++) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixed(color, end, step))
      .find((candidate) => contrast(candidate, ground) >= minimum);
    if (found) return found;
  }
  return null;
}
