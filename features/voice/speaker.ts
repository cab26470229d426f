export type Utterance = { text: string; voice: SpeechSynthesisVoice };

/** `blocked`: speech needs a user gesture. `silent`: a listed voice is missing or broken. */
type Failure = 'blocked' | 'silent';

type Listeners = {
  onPart: (at: number) => void;
  onEnd: () => void;
  onFail: (failure: Failure) => void;
};

/**
 * Some devices never fire `end`. Slow voices say 10 letters a second, so twice that time plus
 * loading ends a part.
 */
const SLOWEST_LETTERS_PER_S = 5;
const START_MS = 3_000;

const longestMs = ({ text }: Utterance, rate: number) =>
  START_MS + (text.length * 1000) / (SLOWEST_LETTERS_PER_S * rate);

/**
 * Pausing cancels and restarts the utterance: `pause()` ends all speech on Android and may mute
 * others after a while.
 */
export function createSpeaker(parts: readonly Utterance[], on: Listeners) {
  // Chrome garbage-collects unreferenced utterances, whose `end` event then never fires.
  let current: SpeechSynthesisUtterance | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(limit);
    if (!current) return;
    current = null; // first, so events of cancelled utterances are ignored
    speechSynthesis.cancel();
  }

  function play(at: number, rate: number) {
    stop();
    const part = parts[at];
    if (!part) return on.onEnd();
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.voice = part.voice;
    utterance.lang = part.voice.lang;
    utterance.rate = rate;
    utterance.onend = () => {
      if (current !== utterance) return;
      current = null;
      clearTimeout(limit);
      play(at + 1, rate);
    };
    utterance.onerror = ({ error }) => {
      if (current !== utterance) return;
      stop();
      on.onFail(error === 'not-allowed' ? 'blocked' : 'silent');
    };
    current = utterance;
    on.onPart(at);
    speechSynthesis.speak(utterance);
    // iOS WebKit drops speech without a user gesture and fires no event.
    if (current !== utterance) return;
    if (speechSynthesis.speaking || speechSynthesis.pending) {
      limit = setTimeout(() => play(at + 1, rate), longestMs(part, rate));
      return;
    }
    current = null;
    on.onFail('blocked');
  }

  return { play, stop };
}
