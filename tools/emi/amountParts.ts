const UNITS = [
  ['crore', 1e7],
  ['lakh', 1e5],
  ['thousand', 1e3],
] as const;

export type AmountPart = { unit: (typeof UNITS)[number][0] | 'rest'; count: number };

/** 12,34,567 is 12 lakh, 34 thousand and 567. Crores have no upper unit; paise are rounded. */
export function amountParts(rupees: number): AmountPart[] {
  let left = Math.round(rupees);
  const named = UNITS.map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { unit, count };
  });
  return [...named, { unit: 'rest' as const, count: left }].filter(({ count }) => count > 0);
}

/** For chart axes: 1,50,000 is 1.5 lakh; below a lakh, digits. */
export function inLargestUnit(rupees: number): AmountPart {
  const [unit, size] =
    UNITS.find(([, smallest]) => rupees >= smallest && smallest >= 1e5) ?? (['rest', 1] as const);
  return { unit, count: rupees / size };
}
