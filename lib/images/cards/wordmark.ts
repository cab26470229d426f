import 'server-only';
import { WORDMARK_DRAWINGS } from '#site/drawings.mjs';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { COLOR } from './cardLook';

/** Sizes in pixels. `isPicture`: a logo that keeps its own colours. */
type Mark = { svg: Buffer; width: number; height: number; isPicture: boolean };

export function wordmark(
  locale: Locale,
  room: { width: number; height: number },
  { letters, block }: { letters: string; block: string } = {
    letters: COLOR.ink,
    block: COLOR.signal,
  },
): Mark {
  const { viewBox, markup } = WORDMARK_DRAWINGS[LOCALES[locale].script];
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number);
  const coloured = markup.replaceAll('var(--logo-24)', block).replaceAll('currentColor', letters);
  const scale = Math.min(room.height / high, room.width / wide);
  const width = Math.round(wide * scale);
  const height = Math.round(high * scale);
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${coloured}</svg>`,
  );
  return { svg, width, height, isPicture: markup.startsWith('<image') };
}
