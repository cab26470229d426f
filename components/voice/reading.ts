import { type Span, spokenSpans } from '@/lib/browser/speech/spokenParts';
import { voiceFor } from '@/lib/browser/speech/voices';
import type { Passage } from './passages';

/** Read by the voice of another language in the same script where a device has none of their own. */
const NEAREST: Readonly<Record<string, string>> = { mr: 'hi' };

const nearestVoice = <V extends { lang: string }>(voices: readonly V[], lang: string) =>
  voiceFor(voices, lang) ?? voiceFor(voices, NEAREST[lang] ?? lang);

/** One sentence of a story, with the voice that says it. */
export type Sentence = Span & { passage: Passage; text: string; voice: SpeechSynthesisVoice };

/**
 * The sentences of a story in their order; null where the device has no voice for its text. What stands in it in another
 * language is said by that one’s voice, if there is one.
 *
 * @param lang of the text
 */
export function sentencesOf(
  passages: readonly Passage[],
  lang: string,
  voices: readonly SpeechSynthesisVoice[],
): Sentence[] | null {
  const main = nearestVoice(voices, lang);
  if (!main) return null;
  return passages.flatMap((passage) => {
    const voice = nearestVoice(voices, passage.lang) ?? main;
    return spokenSpans(passage.text, passage.lang).map((span) => ({
      ...span,
      passage,
      voice,
      text: passage.text.slice(span.start, span.end).replace(/\s+/g, ' '),
    }));
  });
}

/** The first sentence of the passage after that of a sentence; the last sentence where there is none. */
export function nextPassage(sentences: readonly Sentence[], at: number): number {
  const next = sentences.findIndex(
    ({ passage }, index) => index > at && passage !== sentences[at]?.passage,
  );
  return next === -1 ? sentences.length - 1 : next;
}

/** The first sentence of this passage, or of the one before where that is being said already. */
export function previousPassage(sentences: readonly Sentence[], at: number): number {
  const firstOf = (index: number) =>
    sentences.findIndex(({ passage }) => passage === sentences[index]?.passage);
  const first = firstOf(at);
  return first < at ? first : Math.max(0, firstOf(Math.max(0, at - 1)));
}
