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
export function contrast(one: string, other: string): number {
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
export function nearestPassing(color: string, ground: string, minimum: number): string | null {
  for (let step = 0; step <= STEPS; step++) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixed(color, end, step))
      .find((candidate) => contrast(candidate, ground) >= minimum);
    if (found) return found;
  }
  return null;
}
