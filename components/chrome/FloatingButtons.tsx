import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { BackToTop } from './BackToTop.island';

const SQUARE =
  'fixed bottom-[18px] z-10 grid size-12 place-items-center rounded-control bg-ink text-paper ring-2 ring-paper print:hidden';

/** Home and back to top, in one row with the WhatsApp button, so that the room at the page's foot clears them all. */
export function FloatingButtons() {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <>
      <BackToTop label={t('toTop')} className={`${SQUARE} right-[132px]`}>
        <Icon name="up" />
      </BackToTop>
      <a href={localPath('/', locale)} aria-label={pages('home')} className={`${SQUARE} right-[76px]`}>
        <Icon name="home" />
      </a>
    </>
  );
}
