import 'server-only';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { FACES as SITE_FACES } from '#site/faces.mjs';
import { excerpt } from '@/lib/format/graphemes';
import { memoize } from '@/lib/memoize';

type TextStyle = {
  size: number;
  leading: number;
  tracking?: number;
  weight: 'normal' | 'bold';
  color: string;
  width: number;
};

export type Drawing = { data: Buffer; info: OutputInfo };

/**
 * Noto Sans Devanagari under a private name, so that no system font replaces it
 * (`docs/decisions/0025`).
 */
const FAMILY = 'Card Face';
const FACES = {
  normal: join(process.cwd(), 'lib/images/cards/faces/regular.ttf'),
  bold: join(process.cwd(), 'lib/images/cards/faces/bold.ttf'),
};
/** Pango takes each letter from the first family that has it. */
const FAMILIES = [FAMILY, ...SITE_FACES.map(({ family }) => family)].join(',');

/** A drawing can name only one font file, but Pango remembers the files of earlier drawings. */
const loadSiteFaces = memoize(() =>
  Promise.all(
    SITE_FACES.flatMap(({ normal, bold }) => [normal, bold]).map((file) =>
      sharp({
        text: { text: '.', fontfile: join(/* turbopackIgnore: true */ process.cwd(), file) },
      }).toBuffer(),
    ),
  ),
);
const PANGO_UNITS = 1024;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export async function drawText(
  text: string,
  { size, leading, tracking = 0, weight, color, width }: TextStyle,
): Promise<Drawing> {
  const attributes = `foreground="${color}" weight="${weight}" line_height="${Math.round(size * leading * PANGO_UNITS)}" letter_spacing="${Math.round(size * tracking * PANGO_UNITS)}"`;
  await loadSiteFaces();
  return sharp({
    text: {
      text: `<span ${attributes}>${escaped(text)}</span>`,
      font: `${FAMILIES} ${size}`,
      fontfile: FACES[weight],
      dpi: 72, // one point is one pixel
      rgba: true,
      width,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** `sizes` from the largest down, in pixels; at most `lines` lines and `height` pixels. */
export type Fit = Omit<TextStyle, 'size'> & {
  sizes: readonly [number, ...number[]];
  lines: number;
  height: number;
};

const LONGEST = 400;

/** `depth`: line height in pixels, independent of the letters. */
export type Fitted = Drawing & { depth: number };

export async function fitText(
  text: string,
  { sizes, lines, height, ...style }: Fit,
): Promise<Fitted> {
  const set = async (words: string, size: number) => {
    const drawing = await drawText(words, { ...style, size });
    const line = size * style.leading;
    // The ink of n lines never exceeds n line heights; that of n + 1 always does.
    const depth = Math.ceil(drawing.info.height / line) * line;
    return {
      fitted: { ...drawing, depth },
      fits: depth <= lines * line + 1 && drawing.info.height <= height,
    };
  };
  const smallest = sizes.at(-1) ?? sizes[0];
  if (text.length <= LONGEST) {
    for (const size of sizes) {
      const { fitted, fits } = await set(text, size);
      if (fits) return fitted;
    }
  }
  let [fitting, tooLong] = [0, Math.min(text.length, LONGEST)];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if ((await set(excerpt(text, middle), smallest)).fits) fitting = middle;
    else tooLong = middle;
  }
  return (await set(excerpt(text, fitting), smallest)).fitted;
}
