/**
 * Chrome’s own voices fall silent after some 14 seconds of one utterance; 200 characters take less.
 */
const LONGEST = 200;

/**
 * Ends of sentences in both scripts stay with their sentence; without one, the text is a sentence
 * by itself.
 */
const SENTENCES = /[^.!?।]+[.!?।]*/g;

/** A sentence in runs of whole words below the limit; a single longer word is left whole. */
function inRuns(sentence: string): string[] {
  const runs: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const last = runs.at(-1);
    if (last !== undefined && last.length + 1 + word.length < LONGEST)
      runs[runs.length - 1] = `${last} ${word}`;
    else runs.push(word);
  }
  return runs;
}

/** A text in parts to be spoken one after another: sentences, each shorter than 200 characters. */
export const spokenParts = (text: string): string[] =>
  (text.match(SENTENCES) ?? [])
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(inRuns);
