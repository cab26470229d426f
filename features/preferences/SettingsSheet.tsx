import { useTranslations } from 'next-intl';
import { PlaceChoice } from './PlaceChoice';
import { ReadingSettings } from './ReadingSettings';
import { Sheet } from './Sheet';

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
