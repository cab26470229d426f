import { useLocale, useTranslations } from 'next-intl';
import { imageSet } from '@/lib/images/fittedPictureUrl';
import type { CardData } from '@/lib/stories/browser/cards';
import { writtenIn } from '@/lib/story/story';

type Props = { card: CardData; onFollow: () => void };

export function UpNext({ card, onFollow }: Props) {
  const t = useTranslations('Viewer');
  const locale = useLocale();
  return (
    <button type="button" onClick={onFollow} className="viewer-next-story">
      {card.picture && (
        <img {...imageSet(card.picture, 'thumb')} sizes="72px" alt="" draggable={false} />
      )}
      <span>
        <span lang={locale}>{t('next')}</span>
        <b lang={writtenIn(card)}>{card.title}</b>
      </span>
    </button>
  );
}
