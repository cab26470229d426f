import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Modal } from '@/components/ui/Modal';
import { PlaceChoice } from './PlaceChoice';
import { ReadingSettings } from './ReadingSettings';
import './settings.css';

type Props = { onClose: () => void };

export function SettingsSheet({ onClose }: Props) {
  const t = useTranslations('Settings');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <ReadingSettings />
      <PlaceChoice />
    </Sheet>
  );
}

export function PlaceSheet({ onClose }: Props) {
  const t = useTranslations('Places');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <PlaceChoice isTitled />
    </Sheet>
  );
}

type SheetProps = Props & { title: string; children: ReactNode };

/** Opens at the bottom, so the page above shows the effect of each choice. */
function Sheet({ title, onClose, children }: SheetProps) {
  const t = useTranslations('Settings');
  return (
    <Modal label={title} onClose={onClose} className="settings-dialog">
      <div className="settings">
        <header>
          <h2>{title}</h2>
          <CloseButton aria-label={t('close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  );
}
