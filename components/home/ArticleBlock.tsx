import { OpinionList } from '@/components/lists/OpinionList';
import { ThreeCards } from '@/components/lists/ThreeCards';
import { TextRows } from '@/components/story/TextRows';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';
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
  const { title, more, stories } = block;
  if (layout === 'lead' || layout === 'wide' || (layout === 'three' && stories.length < 2))
    return <LeadBlock {...block} wide={layout === 'wide'} />;
  const List = LISTS[layout];
  return (
    <section data-short={layout === 'three' && stories.length <= FULL ? '' : undefined}>
      <BlockHeader title={title} more={layout === 'ranked' ? undefined : more} />
      <List {...block} />
    </section>
  );
}

type ListProps = Pick<Articles, 'stories' | 'now' | 'more'>;

const River = ({ stories, now }: ListProps) => (
  <TextRows
    stories={stories}
    now={now}
    className="grid gap-x-col-2 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
  />
);

const RankedList = ({ stories, now }: ListProps) => (
  <TextRows stories={stories} now={now} className="ranked gap-x-col-2 md:columns-2 2xl:columns-3" />
);

const LISTS = {
  three: ThreeCards,
  strip: Strip,
  opinions: OpinionList,
  river: River,
  ranked: RankedList,
};
