import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { sentCard } from '@/lib/stories/browser/cards';
import { type StoryCard, writtenIn } from '@/lib/story/story';
import { RegisterCard } from './RegisterCard.island';

type Props = { story: StoryCard; as?: 'article' | 'li' } & Pick<
  ComponentProps<'article'>,
  'id' | 'className' | 'children'
>;

export function StoryItem({ story, as: Element = 'article', id, className = '', children }: Props) {
  const locale = useLocale();
  const lang = writtenIn(story);
  return (
    <Element
      {...(lang !== locale && { lang })}
      {...(id !== undefined && { id })}
      data-story={story.id}
      className={`relative break-inside-avoid ${className}`}
    >
      {children}
      <RegisterCard {...sentCard(story)} />
    </Element>
  );
}
