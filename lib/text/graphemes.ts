const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * The longest beginning of a text that is at most `limit` UTF-16 units long and ends between grapheme
 * clusters: no vowel sign, halant or emoji is torn. For Latin text the same as `slice(0, limit)`.
 */
export function cutAtGrapheme(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The first `limit` characters, with an ellipsis when there was more. */
export function excerpt(text: string, limit: number): string {
  const start = cutAtGrapheme(text, limit);
  return start.length < text.length ? `${start.trimEnd()}…` : start;
}
