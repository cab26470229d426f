import 'server-only';
import { excerpt } from '@/lib/text/graphemes';
import { drawText, type Drawing, type TextStyle } from './drawText';

/** `sizes` from the largest down, in pixels; at most `lines` lines and `height` pixels. */
export type Fit = Omit<TextStyle, 'size'> & {
  sizes: readonly [number, ...number[]];
  lines: number;
  height: number;
};

/**
 * More than any headline; a longer text is cut before it is set, since a drawing is as tall as its
 * text is long.
 */
const LONGEST = 400;

/** `depth`: the height in pixels of its lines; it does not depend on which letters they have. */
export type Fitted = Drawing & { depth: number };

/**
 * A text as large as it fits. One too long for the smallest size is cut between grapheme clusters,
 * with an ellipsis.
 */
export async function fitText(
  text: string,
  { sizes, lines, height, ...style }: Fit,
): Promise<Fitted> {
  const set = async (words: string, size: number) => {
    const drawing = await drawText(words, { ...style, size });
    const line = size * style.leading;
    // The ink of n lines is never taller than n line heights, that of n + 1 always.
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
