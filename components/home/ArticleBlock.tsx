import { LATEST } from '#site/links.mjs';
import { ThreeCards } from '@/components/lists/ThreeCards';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';
import { FULL, LeadBlock } from './LeadBlock';

export type Articles = {
  title: string;
  stories: readonly StoryCard[];
  now: number;
  layout: 'lead' | 'wide' | 'three';
  place?: string | undefined;
};

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
