import { OpinionList } from '@/components/lists/OpinionList';
import { ThreeCards } from '@/components/lists/ThreeCards';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';
import { FULL, LeadBlock } from './LeadBlock';
import { RankedList } from './RankedList';
import { River } from './River';
import { Strip } from './Strip';

export type Articles = {
  title: string;
  more: string;
  stories: readonly StoryCard[];
  now: number;
  layout: 'lead' | 'wide' | 'three' | 'strip' | 'opinions' | 'river' | 'ranked';
  place?: string | undefined;
};

export function ArticleBlock({ layout, ...block }: Articles) {
  const { title, more, stories, now } = block;
  if (layout === 'ranked') return <RankedList {...block} />;
  if (layout === 'river') return <River {...block} />;
  if (layout === 'strip') return <Strip {...block} />;
  if (layout === 'opinions')
    return (
      <section>
        <BlockHeader title={title} more={more} />
        <OpinionList stories={stories} now={now} />
      </section>
    );
  if (layout !== 'three' || stories.length < 2)
    return <LeadBlock {...block} wide={layout === 'wide'} />;

  return (
    <section data-short={stories.length > FULL ? undefined : ''}>
      <BlockHeader title={title} more={more} />
      <ThreeCards stories={stories} now={now} />
    </section>
  );
}
