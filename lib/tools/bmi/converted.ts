import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { numberFormat } from '@/lib/numbers/numberFormat';
import { readNumber } from '@/lib/numbers/readNumber';

/**
 * A typed number, converted and written back into its field: plain digits with `decimals`, no
 * grouping and no exponent. A blank stays blank, and what is no number, or would be none any more,
 * stays as it was typed.
 */
export function converted(
  typed: string,
  convert: (value: number) => number,
  decimals: number,
): string {
  const value = readNumber(typed);
  if (value === null) return typed;
  const result = convert(value);
  return Number.isFinite(result) ? plain(result, decimals) : typed;
}

/** `toFixed` would write 1e+21; a zero has no sign. */
function plain(value: number, decimals: number): string {
  const text = numberFormat(DEFAULT_LOCALE, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}
