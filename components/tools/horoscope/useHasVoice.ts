import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import { voiceFor } from '@/lib/tools/horoscope/voiceFor';

const CHANGED = 'voiceschanged';

/**
 * Chrome has its list of voices only some time after the page; browsers without the event have it
 * from the start.
 */
function subscribe(listener: () => void) {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener?.(CHANGED, listener);
  return () => speechSynthesis.removeEventListener?.(CHANGED, listener);
}

/** Whether this device has a voice for a language; false until the browser can say. */
export const useHasVoice = (locale: Locale): boolean =>
  useSyncExternalStore(
    subscribe,
    () =>
      'speechSynthesis' in window && voiceFor(speechSynthesis.getVoices(), locale) !== undefined,
    () => false,
  );
