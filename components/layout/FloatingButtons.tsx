import { useTranslations } from 'next-intl';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { STATES } from '@/lib/content/keys';
import { ShortcutLinks } from './ShortcutLinks';
import { Shortcuts } from './Shortcuts.island';

type Props = {
  path: string;
};

export function FloatingButtons({ path }: Props) {
  const t = useTranslations('Chrome');
  const isHome = path === '/';
  return (
    <Shortcuts
      label={t('shortcuts')}
      toTop={isHome ? undefined : t('toTop')}
      links={2 + Number(STATES.length > 0) + Number(!isHome)}
    >
      <StaticBlock name="shortcuts" of={ShortcutLinks} props={{ path }} />
    </Shortcuts>
  );
}
