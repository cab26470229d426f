import { LATEST } from '#site/links.mjs';
import { ThreeCards } from '@/components/story-lists/ThreeCards';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/stories/model/story';
import { FULL, LeadBlock } from './LeadBlock';

export type Articles = {
  title: string;
  stories: readonly StoryCard[];
  now: number;
  /** One that leads with rows beside it, the same across the page, or three of equal rank. */
  layout: 'lead' | 'wide' | 'three';
  /** The id of the state that it is about, where a reader may choose another. */
  place?: string | undefined;
};

/** A block of stories from the news feed; one story alone leads it. */
export function ArticleBlock({ layout, ...block }: Articles) {
  const { title, stories, now } = block;
  if (layout !== 'three' || stories.length < 2)
    return <LeadBlock {...block} wide={layout === 'wide'} />;

  return (
    <section data-short={stories.length > FULL ? undefined : ''}>
      <BlockHeader title={title} more={LATEST} />
      <ThreeCards stories={stories} now={now} />
    </section>
  );
}
