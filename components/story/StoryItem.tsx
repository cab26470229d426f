import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import type { StoryCard } from '@/lib/news/story';

type Props = { story: StoryCard; as?: 'article' | 'li' } & Pick<
  ComponentProps<'article'>,
  'className' | 'children'
>;

/**
 * The element of one story. What `StoryActions` needs to open, preview or share it stands in
 * `data-*` attributes, so that a card costs no script of its own.
 */
export function StoryItem({ story, as: Element = 'article', className = '', children }: Props) {
  const locale = useLocale();
  return (
    <Element
      lang={story.lang === locale ? undefined : story.lang}
      data-story={story.id}
      data-video={story.videoUrl ?? undefined}
      data-youtube={story.youtubeId ?? undefined}
      className={`relative has-[h2_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-3 outline-offset-4 outline-focus ${className}`}
    >
      {children}
    </Element>
  );
}
