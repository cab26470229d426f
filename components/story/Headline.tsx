import { useLocale } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { type StoryCard, storyPath } from '@/lib/news/story';

type Props = { story: Pick<StoryCard, 'id' | 'title'>; level?: 2 | 3; className?: string };

/** The headline, whose link covers the whole card. */
export function Headline({ story, level = 3, className = '' }: Props) {
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={`tracking-head ${className}`}>
      <a
        href={localPath(storyPath(story.id), locale)}
        data-opens="story"
        className="focus-visible:outline-0 after:absolute after:inset-0"
      >
        {story.title}
      </a>
    </Heading>
  );
}
