import type { Passage } from './passages';
import { type Span, spokenSpans } from './spokenParts';
import { voiceFor } from './voices';

const NEAREST: Readonly<Record<string, string>> = { mr: 'hi' };

const nearestVoice = <V extends { lang: string }>(voices: readonly V[], lang: string) =>
  voiceFor(voices, lang) ?? voiceFor(voices, NEAREST[lang] ?? lang);

export type Sentence = Span & { passage: Passage; text: string; voice: SpeechSynthesisVoice };

/**
 * Null if the device lacks a voice for the text; foreign passages use their language's voice if
 * present.
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

export function nextPassage(sentences: readonly Sentence[], at: number): number {
  const next = sentences.findIndex(
    ({ passage }, index) => index > at && passage !== sentences[at]?.passage,
  );
  return next === -1 ? sentences.length - 1 : next;
}

export function previousPassage(sentences: readonly Sentence[], at: number): number {
  const firstOf = (index: number) =>
    sentences.findIndex(({ passage }) => passage === sentences[index]?.passage);
  const first = firstOf(at);
  return first < at ? first : Math.max(0, firstOf(Math.max(0, at - 1)));
}
