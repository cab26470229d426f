import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';

type Props = { onClose: () => void; children: ReactNode };

export function VoiceFrame({ onClose, children }: Props) {
  const t = useTranslations('Voice');
  // The bar covers phones' shortcut bar, and the page gains padding below.
  useEffect(() => {
    document.documentElement.dataset.voice = '';
    return () => {
      delete document.documentElement.dataset.voice;
    };
  }, []);
  return (
    <section
      aria-label={t('title')}
      className="voice-bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // or the reader dialog around it would close
        onClose();
      }}
    >
      {children}
      <CloseButton className="touch-target voice-close" aria-label={t('close')} onClick={onClose} />
    </section>
  );
}
