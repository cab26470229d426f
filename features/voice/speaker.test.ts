/** @jest-environment jsdom */

import { fakeSpeech } from '@/lib/testing/fakeSpeech';
import { createSpeaker } from './speaker';

const on = { onPart: jest.fn(), onEnd: jest.fn(), onFail: jest.fn() };

function open() {
  const speech = fakeSpeech('hi-IN');
  const [voice] = speech.getVoices();
  if (!voice) throw new Error('no voice');
  const speaker = createSpeaker(
    ['One.', 'Two.'].map((text) => ({ text, voice })),
    on,
  );
  return { speech, speaker };
}

beforeEach(() => Object.values(on).forEach((listener) => listener.mockReset()));

describe('what is said', () => {
  it('is one part after another, by its voice and as fast as asked', () => {
    const { speech, speaker } = open();
    speaker.play(0, 1.25);
    expect(speech.texts()).toEqual(['One.']);
    expect(speech.last()).toMatchObject({ lang: 'hi-IN', rate: 1.25 });
    speech.end();
    expect(speech.texts()).toEqual(['One.', 'Two.']);
    expect(on.onPart.mock.calls).toEqual([[0], [1]]);
    speech.end();
    expect(on.onEnd).toHaveBeenCalledTimes(1);
    expect(speech.cancelled).toBe(0);
  });

  it('stops, and begins the part again', () => {
    const { speech, speaker } = open();
    speaker.play(0, 1);
    const stopped = speech.last();
    speaker.stop();
    expect([speech.cancelled, on.onFail.mock.calls.length]).toEqual([1, 0]);
    stopped?.onend?.(); // late, and of what was given up
    expect(speech.texts()).toEqual(['One.']);
    speaker.play(0, 1);
    expect(speech.texts()).toEqual(['One.', 'One.']);
  });

  it('waits for a press where the browser drops it without an event', () => {
    const { speech, speaker } = open();
    speech.isDeaf = true;
    speaker.play(0, 1);
    expect(on.onFail.mock.calls).toEqual([['blocked']]);
    speech.isDeaf = false;
    speaker.play(0, 1);
    expect([speech.texts(), speech.cancelled]).toEqual([['One.'], 0]);
  });

  it('goes on where the device never tells of an end', () => {
    jest.useFakeTimers();
    const { speech, speaker } = open();
    speaker.play(0, 1);
    jest.advanceTimersByTime(3_000 + 4 * 200 - 1);
    expect(speech.texts()).toEqual(['One.']);
    jest.advanceTimersByTime(1);
    expect([speech.texts(), speech.cancelled]).toEqual([['One.', 'Two.'], 1]);
    jest.advanceTimersByTime(10_000);
    expect([on.onEnd.mock.calls.length, on.onFail.mock.calls.length]).toEqual([1, 0]);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it.each(['end', 'stop'] as const)('waits for nothing any more after its %s', (how) => {
    jest.useFakeTimers();
    const { speech, speaker } = open();
    speaker.play(1, 1);
    ({ end: () => speech.end(), stop: speaker.stop })[how]();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it.each([
    ['not-allowed', 'blocked'],
    ['language-unavailable', 'silent'],
  ])('may fail: %s is %s', (error, failure) => {
    const { speech, speaker } = open();
    speaker.play(0, 1);
    speech.fail(error);
    expect(on.onFail.mock.calls).toEqual([[failure]]);
    expect(speech.texts()).toHaveLength(1);
  });
});
