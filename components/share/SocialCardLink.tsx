import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { currentCardPath } from '@/lib/images/cards/currentCardPath';
import type { Shared } from './shareLinks';

/** Shares a story's social card as a picture; renders nothing without one. */
export function SocialCardLink({ shared, className }: { shared: Shared; className: string }) {
  const t = useTranslations('Share');
  const card = currentCardPath(shared.url);
  return (
    card && (
      <a
        href={card}
        data-later="picture"
        data-title={shared.title}
        data-url={shared.url}
        className={className}
      >
        <Icon name="gallery" />
        {t('asPicture')}
      </a>
    )
  );
}
