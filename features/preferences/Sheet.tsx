import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
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
          <button
            type="button"
            aria-label={t('close')}
            className="touch-target justify-center"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </Modal>
  );
}
