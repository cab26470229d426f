import { useTranslations } from 'next-intl';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { whatsappChat } from '@/lib/config/channel';
import { ShortcutLinks } from './ShortcutLinks';
import { Shortcuts } from './Shortcuts.island';

/** Back to top, home and WhatsApp, side by side; on the front page WhatsApp alone. */
export function FloatingButtons({ isHome }: { isHome: boolean }) {
  const t = useTranslations('Chrome');
  if (isHome && whatsappChat('') === null) return null;
  return (
    <Shortcuts label={t('shortcuts')} toTop={isHome ? undefined : t('toTop')}>
      <StaticBlock name="shortcuts" of={ShortcutLinks} props={{ isHome }} />
    </Shortcuts>
  );
}
