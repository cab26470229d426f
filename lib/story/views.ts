import { plainDigits } from '@/lib/format/readNumber';

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|हज\u093c?ार)$/i, 1e3],
  [/^(?:l|lacs?|lakhs?|लाख)$/i, 1e5],
  [/^(?:m|mn|million)$/i, 1e6],
  [/^(?:cr|crores?|करोड\u093c)$/i, 1e7],
];
const COUNT = /^([\d,]+(?:\.\d+)?)\s*([\p{L}\p{M}]*)\s?\+?$/u;
const NOUN = /\s?(?:views?|व्यूज\u093c?|बार देखा गया)$/i;

/** Reads 12300, "12,300", "12.3K", "1.2 लाख" and "१,२०४ views"; null otherwise. */
export function viewCount(given: string | number | undefined): number | null {
  if (given === undefined) return null;
  if (typeof given === 'number') return given >= 0 ? Math.round(given) : null;
  const text = plainDigits(String(given)).normalize('NFD').trim().replace(NOUN, '');
  const [, figure, unit = ''] = COUNT.exec(text) ?? [];
  const scale = unit === '' ? 1 : UNITS.find(([name]) => name.test(unit))?.[1];
  if (figure === undefined || scale === undefined) return null;
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
