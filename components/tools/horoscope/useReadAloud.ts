import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import { spokenParts } from '@/lib/tools/horoscope/spokenParts';
import { voiceFor } from '@/lib/tools/horoscope/voiceFor';

type State = 'silent' | 'speaking' | 'failed';

/**
 * Reads texts aloud with the device's voice for a language. Speech stops when the component
 * unmounts or the page is left.
 */
export function useReadAloud(texts: readonly string[], locale: Locale) {
  const [state, setState] = useState<State>('silent');
  // Chrome garbage-collects an utterance that is not referenced, and then never fires its `end`
  // event.
  const queue = useRef<readonly SpeechSynthesisUtterance[]>([]);

  /** Empties the queue first, so that the events of cancelled utterances are ignored. */
  const end = useCallback((outcome: State) => {
    if (queue.current.length === 0) return;
    queue.current = [];
    speechSynthesis.cancel();
    setState(outcome);
  }, []);
  const stop = useCallback(() => end('silent'), [end]);

  const start = () => {
    const voice = voiceFor(speechSynthesis.getVoices(), locale) ?? null;
    const utterances = texts.flatMap(spokenParts).map((part) => {
      const utterance = new SpeechSynthesisUtterance(part);
      utterance.voice = voice;
      utterance.lang = voice?.lang ?? locale;
      return utterance;
    });
    const ours = () => queue.current === utterances;
    utterances.forEach((utterance, index) => {
      utterance.onerror = () => ours() && end('failed');
      if (index === utterances.length - 1) utterance.onend = () => ours() && end('silent');
    });
    queue.current = utterances;
    setState('speaking');
    utterances.forEach((utterance) => speechSynthesis.speak(utterance));
  };

  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  return { state, start, stop };
}
