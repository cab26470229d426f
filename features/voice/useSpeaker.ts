import { useCallback, useEffect, useState } from 'react';
import { deviceRecord } from '@/lib/browser/deviceRecord';
import { followSpoken, markSpoken, unmark } from './markSpoken';
import type { Sentence } from './sentences';
import { createSpeaker } from './speaker';

const SPEEDS = [0.8, 1, 1.25, 1.5] as const;

type Speed = (typeof SPEEDS)[number];

const keptSpeed = deviceRecord<Speed>('readAloud', {
  parse: (kept) => SPEEDS.find((speed) => speed === kept),
  empty: 1,
});

const nextSpeed = (speed: Speed): Speed => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

type Status = 'speaking' | 'paused' | 'failed';

/**
 * Speech stops on unmount and on leaving the page.
 *
 * @returns what is said, or would be next, how fast, and what changes that
 */
export function useSpeaker(sentences: readonly Sentence[]) {
  const [at, setAt] = useState(0);
  const [status, setStatus] = useState<Status>('speaking');
  const [speed, setSpeed] = useState(keptSpeed.read);
  const [speaker] = useState(() => {
    let shown: Element | undefined;
    return createSpeaker(sentences, {
      onPart: (index) => {
        setAt(index);
        setStatus('speaking');
        const sentence = sentences[index];
        if (!sentence) return;
        const { element } = sentence.passage;
        markSpoken(sentence.passage, sentence);
        followSpoken(element, shown);
        shown = element;
      },
      onEnd: () => {
        unmark();
        setAt(0);
        setStatus('paused');
      },
      onFail: (failure) => setStatus(failure === 'blocked' ? 'paused' : 'failed'),
    });
  });

  const pause = useCallback(() => {
    speaker.stop();
    setStatus('paused');
  }, [speaker]);
  useEffect(() => {
    speaker.play(0, keptSpeed.read());
    addEventListener('pagehide', pause);
    return () => {
      removeEventListener('pagehide', pause);
      speaker.stop();
      unmark();
    };
  }, [speaker, pause]);

  const play = (index: number) => speaker.play(index, speed);
  const changeSpeed = () => {
    const next = nextSpeed(speed);
    setSpeed(next);
    keptSpeed.write(next);
    if (status === 'speaking') speaker.play(at, next);
  };
  return { at, status, speed, play, pause, changeSpeed };
}
