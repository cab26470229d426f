import { act, fireEvent, screen } from '@testing-library/react';
import { fakeSpeech, noSpeech } from '@/lib/testing/fakeSpeech';
import { renderInLocale, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { ReadAloud } from './ReadAloud';

const TEXTS = ['Aries', 'The day has a good pace. Finish one thing first.'];
const PARTS = ['Aries', 'The day has a good pace.', 'Finish one thing first.'];

const give = (...tags: string[]) => fakeSpeech(...tags);

afterEach(() => void noSpeech());

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
    for (const at of PARTS.keys()) {
      expect(screen.getByRole('button', { name: stop })).toBeVisible();
      expect(speech.texts()).toEqual(PARTS.slice(0, at + 1));
      expect([speech.last()?.lang, speech.last()?.voice?.lang]).toEqual([VOICE, VOICE]);
      act(() => speech.end());
    }
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('ends also on a device that never tells of an end', () => {
    jest.useFakeTimers();
    give(VOICE);
    open();
    press(listen);
    act(() => void jest.runAllTimers());
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
  });

  it('does not seem to speak where the browser drops what it is told', () => {
    const speech = give(VOICE);
    speech.isDeaf = true;
    open();
    press(listen);
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
  });

  it('stops by its button, and starts again from the beginning', () => {
    const speech = give(VOICE);
    open();
    press(listen);
    const stopped = speech.last();
    press(stop);
    expect(speech.cancelled).toBe(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement(); // being cancelled is no failure
    press(listen);
    expect(speech.texts()).toEqual([PARTS[0], PARTS[0]]);
    act(() => stopped?.onend?.()); // of the cancelled reading, so ignored
    expect(speech.texts()).toHaveLength(2);
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
    act(() => speech.fail('synthesis-failed'));
    expect(screen.getByRole('status')).toHaveTextContent(notRead);
    expect(screen.getByRole('button', { name: listen })).toBeVisible();
  });
});
