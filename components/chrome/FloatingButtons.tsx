import { useTranslations } from 'next-intl';
import { KeptBlock } from '@/components/kept/KeptBlock.island';
import { Shortcuts } from './Shortcuts.island';

/** Back to top, home and WhatsApp, side by side; on the front page WhatsApp alone. */
export function FloatingButtons({ isHome }: { isHome: boolean }) {
  const t = useTranslations('Chrome');
  return (
    <Shortcuts label={t('shortcuts')} toTop={isHome ? undefined : t('toTop')}>
      <KeptBlock name={isHome ? 'homeShortcuts' : 'shortcuts'} />
    </Shortcuts>
  );
}
