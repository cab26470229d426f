import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { sentCard } from '@/lib/stories/browser/cards';
import { type StoryCard, writtenIn } from '@/lib/stories/model/story';
import { RegisterCard } from './RegisterCard.island';

type Props = { story: StoryCard; as?: 'article' | 'li' } & Pick<
  ComponentProps<'article'>,
  'id' | 'className' | 'children'
>;

/**
 * The element of one story. Its controls say what they do by `data-action`, `StoryActions` does it:
 * docs/cards.md.
 */
export function StoryItem({ story, as: Element = 'article', id, className = '', children }: Props) {
  const locale = useLocale();
  const lang = writtenIn(story);
  return (
    <Element
      {...(lang !== locale && { lang })} // undefined would be sent as such
      {...(id !== undefined && { id })}
      data-story={story.id}
      className={`relative ${className}`}
    >
      {children}
      <RegisterCard {...sentCard(story)} />
    </Element>
  );
}
