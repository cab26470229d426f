import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORDMARKS } from '#site/brand.mjs';
import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';
import { COLOR } from './cardLook';

/**
 * The wordmark of a language from the site's sprite, as an SVG picture of this height in pixels.
 */
export async function wordmark(
  locale: Locale,
  height: number,
  { letters, block }: { letters: string; block: string } = {
    letters: COLOR.ink,
    block: COLOR.signal,
  },
): Promise<Buffer> {
  const { symbol } = WORDMARKS[LOCALES[locale].script];
  const sprite = await readFile(join(process.cwd(), 'public/icons.svg'), 'utf8');
  const [, viewBox = '', drawing = ''] =
    new RegExp(`<symbol id="${symbol}" viewBox="([^"]+)">(.*?)</symbol>`, 's').exec(sprite) ?? [];
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number);
  const coloured = drawing.replaceAll('var(--logo-24)', block).replaceAll('currentColor', letters);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round((height * wide) / high)}" height="${height}" viewBox="${viewBox}">${coloured}</svg>`,
  );
}
