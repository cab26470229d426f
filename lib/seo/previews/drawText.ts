import 'server-only';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';

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

/**
 * Noto Sans Devanagari with its Latin letters. It has a name of its own in the files, so that no face
 * of the machine is taken instead (`docs/decisions/0025`).
 */
const FAMILY = 'Card Face';
const FACES = {
  normal: join(process.cwd(), 'lib/seo/previews/faces/regular.ttf'),
  bold: join(process.cwd(), 'lib/seo/previews/faces/bold.ttf'),
};
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
  const attributes = `foreground="${color}" weight="${weight}" line_height="${Math.round(size * leading * PANGO_UNITS)}" letter_spacing="${Math.round(size * tracking * PANGO_UNITS)}"`;
  return sharp({
    text: {
      text: `<span ${attributes}>${escaped(text)}</span>`,
      font: `${FAMILY} ${size}`,
      fontfile: FACES[weight],
      dpi: 72, // a point is a pixel
      rgba: true,
      width,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
