import 'server-only';
import { WORDMARK_DRAWINGS } from '#site/drawings.mjs';
import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';
import { COLOR } from './cardLook';

export function wordmark(
  locale: Locale,
  height: number,
  { letters, block }: { letters: string; block: string } = {
    letters: COLOR.ink,
    block: COLOR.signal,
  },
): { svg: Buffer; width: number } {
  const { viewBox, markup } = WORDMARK_DRAWINGS[LOCALES[locale].script];
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number);
  const coloured = markup.replaceAll('var(--logo-24)', block).replaceAll('currentColor', letters);
  const width = Math.round((height * wide) / high);
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${coloured}</svg>`,
  );
  return { svg, width };
}
