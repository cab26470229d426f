import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { hasVideo, type StoryCard } from '@/lib/story/story';

type Props = {
  story: StoryCard;
  /** On the picture; in a row without one, `inline`. */
  place?: keyof typeof PLACES;
};

const PLACES = {
  picture: 'absolute bottom-0 left-0 bg-band py-1.5 pr-2.5 pl-2 text-on-band',
  inline: 'align-bottom text-ink',
} as const;

/** Says that a click plays a preview. */
export function PlayTag({ story, place = 'picture' }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  if (!hasVideo(story)) return null;
  return (
    <span
      lang={locale}
      className={`inline-flex items-center gap-2 text-meta font-bold ${PLACES[place]}`}
    >
      <Icon name="play" solid className="size-4.5" />
      {t('video')}
    </span>
  );
}
