import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Modal } from '@/components/ui/Modal';
import './settings.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Opens at the bottom, so the page above shows the effect of each choice. */
export function Sheet({ title, onClose, children }: Props) {
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
