/** Firefox before 125 lacks `Intl.Segmenter` and cuts between UTF-16 units. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('hi', { granularity: 'grapheme' }) : null;

export function truncateAtGrapheme(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!segmenter) return text.slice(0, limit);
  // A boundary depends on the preceding text and one code point after it.
  const start = text.slice(0, limit + 2);
  return start.slice(0, segmenter.segment(start).containing(limit)?.index);
}

/** Cuts after a whole word; a single longer word is cut between graphemes. */
export function excerpt(text: string, limit: number): string {
  const start = truncateAtGrapheme(text, limit);
  if (start.length === text.length) return start;
  const endsWord = /\s/.test(text.charAt(start.length));
  const words = endsWord ? start : start.replace(/(?<!\s)\s+\S*$/, '');
  return `${words.replace(/(?<![\s,;:،؛–—-])[\s,;:،؛–—-]+$/, '') || start}…`;
}
