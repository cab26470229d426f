import type { Page } from '@playwright/test';

type Said = { text: string; rate: number; onend: (() => void) | null };
/** What the faked device was told to say, whether it is saying it, and when it has said it. */
type Speech = { said: Said[]; isSpeaking: boolean };

/** Gives the device voices of these languages, which say nothing aloud and end when a test says so. */
export const giveVoices = (page: Page, ...tags: string[]) =>
  page.addInitScript((languages) => {
    const speech: Speech = { said: [], isSpeaking: false };
    const voices = languages.map((lang) => ({ lang, localService: true }));
    class Utterance {
      rate = 1;
      onend = null;
      constructor(readonly text: string) {}
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      pending: true, // of what it was told; that it is said, no event tells
      getVoices: () => voices,
      speak: (utterance: Said) => {
        speech.said.push(utterance);
        speech.isSpeaking = true;
      },
      cancel: () => {
        speech.isSpeaking = false;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.assign(window, { speech, SpeechSynthesisUtterance: Utterance });
  }, tags);

/** What the device was told to say, in its order. */
export const said = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { speech: Speech }).speech.said.map(({ text }) => text),
  );

/** How fast it says the last of that; null while it is silent. */
export const rate = (page: Page) =>
  page.evaluate(() => {
    const { speech } = window as unknown as { speech: Speech };
    return speech.isSpeaking ? (speech.said.at(-1)?.rate ?? null) : null;
  });

/** The device comes to the end of what it is saying. */
export const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { speech: Speech }).speech.said.at(-1)?.onend?.());

/** The text that the page marks as being said. */
export const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join());
