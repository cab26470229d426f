type Voice = { lang: string; localService?: boolean };

/** A language tag as Android (`hi_IN`) and everybody else (`hi-IN`) write it. */
const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();

/** One on the device before one that asks a server of the browser’s maker; then India’s own. */
const rank = (voice: Voice, lang: string) =>
  (voice.localService === false ? 2 : 0) + (tagOf(voice) === `${lang}-in` ? 0 : 1);

/**
 * The voice that reads a language: the device’s before others, India’s own before any other of the language; none if
 * the device has none.
 */
export const voiceFor = <V extends Voice>(voices: readonly V[], lang: string): V | undefined =>
  voices
    .filter((voice) => tagOf(voice).split('-')[0] === lang)
    .sort((a, b) => rank(a, lang) - rank(b, lang))[0];

const CHANGED = 'voiceschanged';

/** The device's voices; none in a browser that does not speak. */
export const voices = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? speechSynthesis.getVoices() : [];

/**
 * Calls back when the list of voices changes. Chrome has it only some time after the page; browsers without the event
 * have it from the start.
 */
export function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener?.(CHANGED, listener);
  return () => speechSynthesis.removeEventListener?.(CHANGED, listener);
}

/** How long a device may take to say which voices it has. */
const LIST_LIMIT_MS = 1500;

/** The device's voices, as soon as one suits, or all that came in time. */
export function whenVoices(
  suits: (voices: readonly SpeechSynthesisVoice[]) => boolean,
): Promise<readonly SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      unsubscribe();
      resolve(voices());
    };
    const unsubscribe = subscribeToVoices(() => suits(voices()) && settle());
    const canSpeak = 'speechSynthesis' in window;
    const limit = setTimeout(settle, canSpeak && !suits(voices()) ? LIST_LIMIT_MS : 0);
  });
}
