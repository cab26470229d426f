import './voice.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { VoiceFrame } from './VoiceFrame';

/** Says that the device has no voice for a language, and how it gets one. */
export function NoVoice({ lang, onClose }: { lang: string; onClose: () => void }) {
  const t = useTranslations('Voice');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <VoiceFrame onClose={onClose}>
      <div ref={message} tabIndex={-1} className="voice-missing">
        <p className="voice-lead">{t('missing', { lang })}</p>
        <ul>
          <li>{t('onAndroid')}</li>
          <li>{t('onIphone')}</li>
          <li>{t('onComputers')}</li>
        </ul>
      </div>
    </VoiceFrame>
  );
}
