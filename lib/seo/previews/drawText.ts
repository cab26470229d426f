import 'server-only';
import sharp, { type OutputInfo } from 'sharp';
import { CARD_FAMILY, loadCardFaces } from './cardFaces';

/** How a block of text is set; lengths in pixels. */
export type TextStyle = {
  size: number;
  /** Times the size. */
  leading: number;
  tracking?: number;
  weight: 'normal' | 'bold';
  color: string;
  width: number;
};

/** A drawing on a clear ground, cut to its ink. */
export type Drawing = { data: Buffer; info: OutputInfo };

const PANGO_UNITS = 1024;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Sets a text in the cards' face, breaking lines between words, or within one that is wider than
 * the block.
 */
export async function drawText(
  text: string,
  { size, leading, tracking = 0, weight, color, width }: TextStyle,
): Promise<Drawing> {
  await loadCardFaces();
  const attributes = `foreground="${color}" weight="${weight}" line_height="${Math.round(size * leading * PANGO_UNITS)}" letter_spacing="${Math.round(size * tracking * PANGO_UNITS)}"`;
  // At 72 dots an inch a point is a pixel.
  const font = { font: `${CARD_FAMILY} ${size}`, dpi: 72, rgba: true } as const;
  return sharp({
    text: {
      text: `<span ${attributes}>${escaped(text)}</span>`,
      ...font,
      width,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
