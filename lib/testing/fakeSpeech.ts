class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(readonly text: string) {}
}

const voiceOf = (lang: string): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  default: false,
  localService: true,
});

/** A device's voices, and what it was told to say; a list of voices may come late. */
class FakeSpeech extends EventTarget {
  private readonly said: FakeUtterance[] = [];
  private list: SpeechSynthesisVoice[];
  cancelled = 0;
  speaking = false;
  readonly pending = false;
  /** Whether it drops what it is told to say, without a word, as iOS does unless something was pressed. */
  isDeaf = false;
  constructor(tags: readonly string[]) {
    super();
    this.list = tags.map(voiceOf);
  }
  getVoices() {
    return [...this.list];
  }
  speak(utterance: FakeUtterance) {
    if (this.isDeaf) return;
    this.said.push(utterance);
    this.speaking = true;
  }
  /** As browsers do, reports what is given up as an error. */
  cancel() {
    this.cancelled++;
    this.fail('canceled');
  }
  learn(...tags: string[]) {
    this.list = tags.map(voiceOf);
    this.dispatchEvent(new Event('voiceschanged'));
  }
  texts() {
    return this.said.map(({ text }) => text);
  }
  last() {
    return this.said.at(-1);
  }
  /** The utterance under way comes to its end. */
  end() {
    this.speaking = false;
    this.last()?.onend?.();
  }
  fail(error: string) {
    this.speaking = false;
    this.last()?.onerror?.({ error });
  }
}

/** Gives the browser of a test voices of these languages. */
export function fakeSpeech(...tags: string[]): FakeSpeech {
  const speech = new FakeSpeech(tags);
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: FakeUtterance });
  return speech;
}

/** Takes them away. */
export const noSpeech = (): boolean => Reflect.deleteProperty(window, 'speechSynthesis');
