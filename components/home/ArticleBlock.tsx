import { OpinionList } from '@/components/lists/OpinionList';
import { ThreeCards } from '@/components/lists/ThreeCards';
import { Headline } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { TextRow } from '@/components/story/TextRow';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';
import { asRow } from '@/lib/story/summaries';
import { FULL, LeadBlock } from './LeadBlock';
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

function River({ title, more, stories, now }: Omit<Articles, 'layout'>) {
  return (
    <section>
      <BlockHeader title={title} more={more} />
      <ol
        role="list"
        className="grid list-none gap-x-col-2 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      >
        {stories.map((story) => (
          <TextRow key={story.id} story={story} now={now} />
        ))}
      </ol>
    </section>
  );
}

function RankedList({ title, stories, now }: Omit<Articles, 'layout'>) {
  return (
    <section>
      <BlockHeader title={title} />
      <ol role="list" className="ranked list-none gap-x-col-2 md:columns-2 2xl:columns-3">
        {stories.map((story) => (
          <StoryItem
            key={story.id}
            as="li"
            story={asRow(story)}
            className="break-inside-avoid border-t border-rule py-3"
          >
            <Headline story={story} className="text-card-s" />
            <PlayTag story={story} variant="inline" />
            <Meta story={story} now={now} />
          </StoryItem>
        ))}
      </ol>
    </section>
  );
}
