const UNIT = { '': 1, K: 1e3, L: 1e5, M: 1e6, CR: 1e7 } as const;

/**
 * A provider's view count, written as 12300, "12,300", "12.3K" or "1.2L"; null when it is none of
 * these.
 */
export function viewCount(given: string | number | undefined): number | null {
  if (given === undefined) return null;
  const [, figure, unit] = /^([\d,]+(?:\.\d+)?)\s*(K|L|M|Cr|)$/i.exec(String(given).trim()) ?? [];
  if (figure === undefined || unit === undefined) return null;
  const scale = Object.entries(UNIT).find(([name]) => name === unit.toUpperCase())?.[1] ?? 1;
  return Math.round(Number(figure.replaceAll(',', '')) * scale);
}

/**
 * The figure shown where the provider gave no views: between 1,000 and 50,000, and always the same
 * for the same id, so that server, browser and each poll agree (FNV-1a, 32 bits).
 */
export function fallbackViews(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return 1000 + ((hash >>> 0) % 491) * 100;
}

/**
 * A count in India's short form: 12,345 is 12.3 thousand. One decimal at most, none when it would
 * be zero.
 */
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
  // Cut, not rounded: 99,990 must not become 100 thousand.
  return { unit, figure: String(Math.floor((count / size) * 10) / 10) };
}
