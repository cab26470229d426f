import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { createSpeaker } from '@/features/voice/speaker';
import { spokenParts } from '@/features/voice/spokenParts';
import { subscribeToVoices, voiceFor, voices } from '@/features/voice/voices';
import type { Locale } from '@/lib/i18n/locales';

const useHasVoice = (locale: Locale): boolean =>
  useSyncExternalStore(
    subscribeToVoices,
    () => voiceFor(voices(), locale) !== undefined,
    () => false,
  );

type State = 'silent' | 'speaking' | 'failed';

function useReadAloud(texts: readonly string[], locale: Locale) {
  const [state, setState] = useState<State>('silent');
  const speaker = useRef<ReturnType<typeof createSpeaker>>(null);

  const stop = useCallback(() => {
    speaker.current?.stop();
    setState('silent');
  }, []);

  const start = () => {
    const voice = voiceFor(voices(), locale);
    if (!voice) return;
    const parts = texts.flatMap((text) => spokenParts(text, locale));
    speaker.current = createSpeaker(
      parts.map((text) => ({ text, voice })),
      {
        onPart: () => setState('speaking'),
        onEnd: () => setState('silent'),
        onFail: (failure) => setState(failure === 'blocked' ? 'silent' : 'failed'),
      },
    );
    speaker.current.play(0, 1);
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
