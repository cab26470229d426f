import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/Icon';

type Props = { onClose: () => void; children: ReactNode };

/** The bar at the foot of the screen while a story is read aloud, with the button that closes it. Escape in it does too. */
export function VoiceFrame({ onClose, children }: Props) {
  const t = useTranslations('Voice');
  // The bar stands where phones have the bar of shortcuts, and the page ends above it.
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
        event.preventDefault(); // or the reader around it would close
        onClose();
      }}
    >
      {children}
      <button
        type="button"
        className="touch-target voice-close"
        aria-label={t('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
