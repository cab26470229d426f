import './voice.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { VoiceFrame } from './VoiceFrame';
import { deviceKind } from './deviceKind';

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
