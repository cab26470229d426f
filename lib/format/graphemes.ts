/** Firefox has it from version 125 on; older ones cut between UTF-16 units. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('hi', { granularity: 'grapheme' }) : null;

/**
 * The longest beginning of a text that is at most `limit` UTF-16 units long and ends between
 * grapheme clusters: no vowel sign, halant or emoji is torn. For Latin text the same as `slice(0,
 * limit)`.
 */
export function truncateAtGrapheme(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!segmenter) return text.slice(0, limit);
  // A boundary depends on what stands before it and on one code point after it, so that the rest is
  // never looked at.
  const start = text.slice(0, limit + 2);
  return start.slice(0, segmenter.segment(start).containing(limit)?.index);
}

/**
 * The first `limit` characters, with an ellipsis when there was more. It ends after a whole word,
 * without the comma or dash that led on; a single word longer than that is cut between graphemes.
 */
export function excerpt(text: string, limit: number): string {
  const start = truncateAtGrapheme(text, limit);
  if (start.length === text.length) return start;
  const endsWord = /\s/.test(text.charAt(start.length));
  const words = endsWord ? start : start.replace(/(?<!\s)\s+\S*$/, '');
  return `${words.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '') || start}…`;
}
