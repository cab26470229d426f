import { useLocale } from 'next-intl';
import { OpinionList } from '@/components/lists/OpinionList';
import { ThreeCards } from '@/components/lists/ThreeCards';
import { Picture } from '@/components/story/Picture';
import { TextRows } from '@/components/story/TextRows';
import { viewedFragment } from '@/components/story/viewedId';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { type StoryCard, writtenIn } from '@/lib/story/story';
import { FULL, LeadBlock } from './LeadBlock';

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

type Props = { stories: readonly StoryCard[]; more: string };

function Strip({ stories, more }: Props) {
  const locale = useLocale();
  return (
    <ol
      role="list"
      className="grid auto-cols-[minmax(9rem,1fr)] grid-flow-col list-none gap-x-3 overflow-x-auto pb-2 max-md:-mx-gutter max-md:px-gutter md:gap-x-col"
    >
      {stories.map((story) => (
        <li key={story.id} data-story={story.id} className="relative" lang={writtenIn(story)}>
          <Picture
            src={story.picture}
            ratio={story.pages ? 'cover' : 'standard'}
            sizes="(min-width: 1024px) 190px, 160px"
          />
          <h3 className="mt-2 text-card-s tracking-head">
            <a
              href={`${localPath(more, locale)}${viewedFragment(story.id)}`}
              className="after:absolute after:inset-0"
            >
              {story.title}
            </a>
          </h3>
        </li>
      ))}
    </ol>
  );
}
