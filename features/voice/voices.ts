type Voice = { lang: string; localService?: boolean };

/** Android writes `hi_IN`, everyone else `hi-IN`. */
const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();

/** Device voices before ones that call the browser maker's server; India's variant first. */
const rank = (voice: Voice, lang: string) =>
  (voice.localService === false ? 2 : 0) + (tagOf(voice) === `${lang}-in` ? 0 : 1);

export const voiceFor = <V extends Voice>(voices: readonly V[], lang: string): V | undefined =>
  voices
    .filter((voice) => tagOf(voice).split('-')[0] === lang)
    .sort((a, b) => rank(a, lang) - rank(b, lang))[0];

const CHANGED = 'voiceschanged';

export const voices = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? speechSynthesis.getVoices() : [];

/** Chrome loads its voices some time after the page. */
export function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener?.(CHANGED, listener);
  return () => speechSynthesis.removeEventListener?.(CHANGED, listener);
}

const LIST_LIMIT_MS = 1500;

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
