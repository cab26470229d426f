import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLocale, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { ReadAloud } from './ReadAloud';

const TEXTS = ['Aries', 'The day has a good pace. Finish one thing first.'];
const PARTS = ['Aries', 'The day has a good pace.', 'Finish one thing first.'];

class FakeUtterance {
  voice: { lang: string } | null = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A device's voice: what it was told to say, and a list of voices that may come late. */
class FakeSpeech extends EventTarget {
  spoken: FakeUtterance[] = [];
  cancelled = 0;
  constructor(private voices: { lang: string }[]) {
    super();
  }
  getVoices() {
    return [...this.voices];
  }
  speak(utterance: FakeUtterance) {
    this.spoken.push(utterance);
  }
  /** As browsers do, reports every utterance that will not be said as an error. */
  cancel() {
    this.cancelled++;
    this.spoken.forEach(({ onerror }) => onerror?.());
  }
  learn(...tags: string[]) {
    this.voices = tags.map((lang) => ({ lang }));
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

const give = (...tags: string[]) => {
  const speech = new FakeSpeech(tags.map((lang) => ({ lang })));
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: FakeUtterance });
  return speech;
};

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

describe.each(TESTED_LOCALES)('reading aloud in %s', (locale) => {
  const { listen, stop, notRead } = words[locale].Horoscope;
  const VOICE = { en: 'en-IN', hi: 'hi-IN' }[locale];
  const open = () => renderInLocale(<ReadAloud texts={TEXTS} locale={locale} />, locale);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('is not offered by a browser without a voice', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not offered with voices of other languages only', () => {
    give('de-DE', 'ta-IN');
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is offered once the voices are there', () => {
    const speech = give();
    open();
    expect(screen.queryByRole('button')).toBeNull();
    act(() => speech.learn('de-DE', VOICE));
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
    act(() => speech.learn());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says sentence by sentence in the voice of the language, and ends by itself', () => {
    const speech = give('de-DE', VOICE);
    open();
    press(listen);
    expect(speech.spoken.map(({ text, lang, voice }) => [text, lang, voice?.lang])).toEqual(
      PARTS.map((part) => [part, VOICE, VOICE]),
    );
    expect(screen.getByRole('button', { name: stop })).toBeVisible();
    act(() => speech.spoken.forEach(({ onend }) => onend?.()));
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stops by its button, and starts again from the beginning', () => {
    const speech = give(VOICE);
    open();
    press(listen);
    press(stop);
    expect(speech.cancelled).toBe(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement(); // being cancelled is no failure
    press(listen);
    expect(speech.spoken.slice(3).map(({ text }) => text)).toEqual(PARTS);
    act(() => speech.spoken[2]?.onend?.()); // of the cancelled reading, so ignored
    expect(screen.getByRole('button', { name: stop })).toBeVisible();
  });

  it('stops when the page is left and when it goes from the page', () => {
    const speech = give(VOICE);
    const { unmount } = open();
    press(listen);
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(speech.cancelled).toBe(1);
    press(listen);
    unmount();
    expect(speech.cancelled).toBe(2);
  });

  it('leaves the voice alone that it has not used', () => {
    const speech = give(VOICE);
    const { unmount } = open();
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    expect(speech.cancelled).toBe(0);
  });

  it('says that the device could not', () => {
    const speech = give(VOICE);
    open();
    press(listen);
    act(() => speech.spoken[0]?.onerror?.());
    expect(screen.getByRole('status')).toHaveTextContent(notRead);
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
  });
});
