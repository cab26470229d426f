const UNIT = { '': 1, K: 1e3, L: 1e5, M: 1e6, CR: 1e7 } as const;

/** Reads 12300, "12,300", "12.3K" and "1.2L"; null otherwise. */
export function viewCount(given: string | number | undefined): number | null {
  if (given === undefined) return null;
  const [, figure, unit] = /^([\d,]+(?:\.\d+)?)\s*(K|L|M|Cr|)$/i.exec(String(given).trim()) ?? [];
  if (figure === undefined || unit === undefined) return null;
  const scale = Object.entries(UNIT).find(([name]) => name === unit.toUpperCase())?.[1] ?? 1;
  return Math.round(Number(figure.replaceAll(',', '')) * scale);
}

/**
 * A stand-in from 1,000 to 50,000, hashed from the id (FNV-1a, 32 bits), so that server, browser
 * and polls agree.
 */
export function fallbackViews(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return 1000 + ((hash >>> 0) % 491) * 100;
}

/** India's short form: 12,345 is 12.3 thousand. One decimal unless it is zero. */
export function shortViews(count: number): {
  figure: string;
  unit: 'one' | 'thousand' | 'lakh' | 'crore';
} {
  const [unit, size] =
    count >= 1e7
      ? (['crore', 1e7] as const)
      : count >= 1e5
        ? (['lakh', 1e5] as const)
        : count >= 1e3
          ? (['thousand', 1e3] as const)
          : (['one', 1] as const);
  // Floored, because 99,990 must not show as 100 thousand.
  return { unit, figure: String(Math.floor((count / size) * 10) / 10) };
}
