import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { spokenParts } from '@/features/voice/spokenParts';
import { subscribeToVoices, voiceFor, voices } from '@/features/voice/voices';
import type { Locale } from '@/lib/i18n/routing';

/** False until the browser reports its voices. */
const useHasVoice = (locale: Locale): boolean =>
  useSyncExternalStore(
    subscribeToVoices,
    () => voiceFor(voices(), locale) !== undefined,
    () => false,
  );

type State = 'silent' | 'speaking' | 'failed';

function useReadAloud(texts: readonly string[], locale: Locale) {
  const [state, setState] = useState<State>('silent');
  // Chrome garbage-collects unreferenced utterances, whose `end` event then never fires.
  const queue = useRef<readonly SpeechSynthesisUtterance[]>([]);

  /** Empties the queue first, so events of cancelled utterances are ignored. */
  const end = useCallback((outcome: State) => {
    if (queue.current.length === 0) return;
    queue.current = [];
    speechSynthesis.cancel();
    setState(outcome);
  }, []);
  const stop = useCallback(() => end('silent'), [end]);

  const start = () => {
    const voice = voiceFor(voices(), locale) ?? null;
    const utterances = texts
      .flatMap((text) => spokenParts(text, locale))
      .map((part) => {
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

export function ReadAloud({ texts, locale }: { texts: readonly string[]; locale: Locale }) {
  const t = useTranslations('Horoscope');
  const { state, start, stop } = useReadAloud(texts, locale);
  if (!useHasVoice(locale)) return null;
  const speaking = state === 'speaking';
  return (
    <div className="grid max-w-40 justify-items-end gap-1 print:hidden">
      <button
        type="button"
        onClick={speaking ? stop : start}
        className="btn btn-alt min-h-11! px-3!"
      >
        <Icon
          name={speaking ? 'close' : 'play'}
          solid={!speaking}
          className="size-5 max-sm:hidden"
        />
        <span>{speaking ? t('stop') : t('listen')}</span>
      </button>
      <p role="status" className="text-end text-label text-quiet empty:sr-only">
        {state === 'failed' && t('notRead')}
      </p>
    </div>
  );
}
