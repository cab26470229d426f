/** India's units of counting, largest first, as the messages name them. */
const UNITS = [
  ['crore', 1e7],
  ['lakh', 1e5],
  ['thousand', 1e3],
] as const;

/** `rest` is what has no unit's name. */
export type AmountPart = { unit: (typeof UNITS)[number][0] | 'rest'; count: number };

/**
 * A sum as it is said in India: 12,34,567 is 12 lakh, 34 thousand and 567. Crores are counted up;
 * paise are rounded.
 */
export function amountParts(rupees: number): AmountPart[] {
  let left = Math.round(rupees);
  const named = UNITS.map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { unit, count };
  });
  return [...named, { unit: 'rest' as const, count: left }].filter(({ count }) => count > 0);
}

/**
 * A round sum in its largest unit, as it stands at a chart's axis: 1,50,000 is 1.5 lakh. Below a
 * lakh the digits are short enough.
 */
export function inLargestUnit(rupees: number): AmountPart {
  const [unit, size] =
    UNITS.find(([, smallest]) => rupees >= smallest && smallest >= 1e5) ?? (['rest', 1] as const);
  return { unit, count: rupees / size };
}
