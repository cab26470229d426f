/** Something to be said in one utterance. */
export type Utterance = { text: string; voice: SpeechSynthesisVoice };

/**
 * What speech may end with: `blocked` until the reader presses something, `silent` where the device lists a voice that
 * it does not have, or cannot use.
 */
type Failure = 'blocked' | 'silent';

type Listeners = {
  /** A part begins. */
  onPart: (at: number) => void;
  onEnd: () => void;
  onFail: (failure: Failure) => void;
};

/**
 * Some devices say a part and never tell of its end. A slow voice says 10 letters a second: after twice its time, and as
 * long as a device may need to load the voice, the next part is said.
 */
const SLOWEST_LETTERS_PER_S = 5;
const START_MS = 3_000;

const longestMs = ({ text }: Utterance, rate: number) =>
  START_MS + (text.length * 1000) / (SLOWEST_LETTERS_PER_S * rate);

/**
 * Speaks parts one after another. One utterance is under way at a time, and a pause gives it up and begins it
 * again: `pause()` of browsers ends all speech on Android, and on others nothing may be said any more after a long one.
 */
export function createSpeaker(parts: readonly Utterance[], on: Listeners) {
  // Referenced here, since Chrome garbage-collects an utterance that is not, and then never fires its `end`.
  let current: SpeechSynthesisUtterance | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(limit);
    if (!current) return;
    current = null; // first, so that the events of what is cancelled are ignored
    speechSynthesis.cancel();
  }

  /** Says a part and those behind it. */
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
      current = null; // it has ended, and nothing is to be cancelled
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
    // WebKit on iOS drops speech that no press asks for, and fires no event of it.
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
