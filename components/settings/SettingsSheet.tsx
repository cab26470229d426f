import { useTranslations } from 'next-intl';
import { PlaceChoice } from '@/components/places/PlaceChoice';
import { ReadingSettings } from './ReadingSettings';
import { Sheet } from './Sheet';

type Props = { onClose: () => void };

/** All that a reader can set: size, colours, state and city. */
export function SettingsSheet({ onClose }: Props) {
  const t = useTranslations('Settings');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <ReadingSettings />
      <PlaceChoice />
    </Sheet>
  );
}

/** The state and the city alone. */
export function PlaceSheet({ onClose }: Props) {
  const t = useTranslations('Places');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <PlaceChoice isTitled />
    </Sheet>
  );
}
