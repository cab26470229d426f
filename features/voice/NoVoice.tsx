import './voice.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { VoiceFrame } from './VoiceFrame';

export type DeviceKind = 'android' | 'iphone' | 'computer';

const WAYS = {
  android: ['onAndroid'],
  iphone: ['onIphone'],
  computer: ['onComputers'],
} as const;
const ALL_WAYS = Object.values(WAYS).flat();

export function NoVoice({ lang, onClose }: { lang: string; onClose: () => void }) {
  const t = useTranslations('Voice');
  const message = useRef<HTMLDivElement>(null);
  const kind = deviceKind(navigator.userAgent, navigator.maxTouchPoints);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <VoiceFrame onClose={onClose}>
      <div ref={message} tabIndex={-1} className="voice-missing">
        <p className="voice-lead">{t('missing', { lang })}</p>
        <ul>
          {(kind ? WAYS[kind] : ALL_WAYS).map((way) => (
            <li key={way}>{t(way)}</li>
          ))}
        </ul>
      </div>
    </VoiceFrame>
  );
}

/**
 * @param userAgent as `navigator.userAgent`
 * @param touchPoints as `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, which has no touch screen
 */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iphone';
  if (/macintosh/i.test(userAgent)) return touchPoints > 1 ? 'iphone' : 'computer';
  return /windows|linux|cros/i.test(userAgent) ? 'computer' : null;
}
