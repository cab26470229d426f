/**
 * Chrome’s own voices fall silent after some 14 seconds of one utterance; 200 characters take less.
 */
const LONGEST = 200;

/** A part of a text, from the index of its first letter to that behind its last. */
export type Span = { start: number; end: number };

/**
 * For browsers without `Intl.Segmenter`. Ends of sentences in both scripts stay with their sentence; without one, the
 * text is a sentence by itself.
 */
const SENTENCES = /[^.!?।]+[.!?।]*/g;
const SPEAKABLE = /[\p{L}\p{N}]/u;

function sentences(text: string, lang: string): Span[] {
  if (!('Segmenter' in Intl))
    return [...text.matchAll(SENTENCES)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
}

/** A sentence in runs of whole words below the limit; a single longer word is left whole. */
function inRuns(text: string, { start, end }: Span): Span[] {
  const runs: Span[] = [];
  for (const { index, 0: word } of text.slice(start, end).matchAll(/\S+/g)) {
    const last = runs.at(-1);
    const from = start + index;
    const to = from + word.length;
    if (last && to - last.start < LONGEST) last.end = to;
    else runs.push({ start: from, end: to });
  }
  return runs;
}

/** Where a text is cut to be spoken: into its sentences, each shorter than 200 characters. */
export const spokenSpans = (text: string, lang = 'en'): Span[] =>
  sentences(text, lang)
    .filter(({ start, end }) => SPEAKABLE.test(text.slice(start, end)))
    .flatMap((sentence) => inRuns(text, sentence));

/** A text in parts to be spoken one after another. */
export const spokenParts = (text: string, lang?: string): string[] =>
  spokenSpans(text, lang).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
