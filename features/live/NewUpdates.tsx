import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';

type Props = {
  count: number;
  /** Other parts of the page have changed too, and wait. */
  hasChanges: boolean;
  href: string | null;
  onShow: () => void;
};

/** Sticks to the top of the screen, over the list, so that its arrival moves nothing. */
export function NewUpdates({ count, hasChanges, href, onShow }: Props) {
  const t = useTranslations('Coverage');
  const locale = useLocale();
  if (count === 0 && !hasChanges) return null;
  const words = (
    <>
      <Icon name="up" className="size-5" />
      <span>{count > 0 ? t('newUpdates', { count }) : t('changes')}</span>
    </>
  );
  return href === null || count === 0 ? (
    <button type="button" onClick={onShow} className="live-more">
      {words}
    </button>
  ) : (
    <a href={localPath(href, locale)} className="live-more">
      {words}
    </a>
  );
}
