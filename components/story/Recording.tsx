import { useTranslations } from 'next-intl';
import type { StoryCard } from '@/lib/story/story';

type Props = { story: Pick<StoryCard, 'title' | 'audioUrl'>; className?: string };

export function Recording({ story: { title, audioUrl }, className = '' }: Props) {
  const t = useTranslations('Story');
  if (!audioUrl) return null;
  return (
    <audio
      src={audioUrl}
      controls
      preload="none"
      aria-label={t('listenTo', { title })}
      className={`relative z-1 w-full print:hidden ${className}`}
    />
  );
}
