import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { showDialog } from '@/components/later/whilePage';
import { CloseButton } from '@/components/ui/CloseButton';
import { Modal } from '@/components/ui/Modal';
import { PlaceChoice } from './PlaceChoice';
import { ReadingSettings } from './ReadingSettings';
import { followChoice } from './followPlace';
import { focusPlaceControl } from './followState';
import { place } from './placeRecord';
import './settings.css';

async function show(Shown: ComponentType<{ onClose: () => void }>): Promise<void> {
  const opener = document.activeElement;
  let before = place.read();
  const unfollow = place.subscribe(() => {
    followChoice(before);
    before = place.read();
  });
  await showDialog(
    (close) => (
      <Shown
        onClose={() => {
          close();
          // Another state's block may have replaced the opener's.
          if (!opener?.isConnected || opener.closest('[hidden]')) focusPlaceControl();
        }}
      />
    ),
    unfollow,
  );
}

export const showSettings = () => show(SettingsSheet);

export const showPlaceChoice = () => show(PlaceSheet);

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

function PlaceSheet({ onClose }: Props) {
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
