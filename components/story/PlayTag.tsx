import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { hasVideo, type StoryCard } from '@/lib/news/story';

/** Says on the picture that a click plays a preview. */
export function PlayTag({ story }: { story: StoryCard }) {
  const t = useTranslations('Story');
  const locale = useLocale();
  if (!hasVideo(story)) return null;
  return (
    <span lang={locale} className="absolute bottom-0 left-0 flex items-center gap-2 bg-band py-1.5 pr-2.5 pl-2 text-meta font-bold text-on-band">
      <Icon name="play" solid className="size-4.5" />
      {t('video')}
    </span>
  );
}
