'use client';
// An island because story data is half the size of elements; separate from `Stories`, so other
// pages skip these layouts.

import { useTranslations } from 'next-intl';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { Recording } from '@/components/story/Recording';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { repeatedPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';
import { storyPages } from '@/lib/story/storyPages';
import { OpinionList } from './OpinionList';
import { PhotoFrames } from './PhotoFrames';
import { UprightList } from './UprightList';
import type { SpecialLayout } from './specialLayouts';

type ListProps = { stories: readonly StoryCard[]; now: number };

const ShortVideos = (props: ListProps) => (
  <UprightList {...props} words={({ summary }) => [summary].filter(Boolean)} />
);

const WebStories = (props: ListProps) => (
  <UprightList
    {...props}
    above={(story) => <PageCount story={story} />}
    words={({ pages }) => pages ?? []}
  />
);

const LAYOUTS = {
  shorts: ShortVideos,
  covers: WebStories,
  frames: PhotoFrames,
  plays: PlayRows,
  opinions: OpinionList,
} as const satisfies Record<SpecialLayout, unknown>;

type Props = ListProps & { layout: SpecialLayout };

export function SpecialStories({ stories, now, layout }: Props) {
  const List = LAYOUTS[layout];
  return <List stories={stories} now={now} />;
}

function PlayRows({ stories, now }: ListProps) {
  const repeated = repeatedPictures(stories);
  return (
    <div>
      {stories.map((story) => {
        const hasCover = story.picture !== null && !repeated.has(story.id);
        return (
          <StoryItem
            key={story.id}
            story={story}
            className={`grid gap-x-4 border-b border-rule py-4 first:pt-1 ${hasCover ? 'grid-cols-[112px_minmax(0,1fr)]' : ''}`}
          >
            {hasCover && (
              <Picture src={story.picture} ratio="compact" sizes="112px" className="self-start" />
            )}
            <div>
              <Headline story={story} className="text-card-m" />
              {story.summary && (
                <p data-part="summary" className="mt-1 text-quiet max-sm:hidden">
                  {story.summary}
                </p>
              )}
              <WhenAndShare story={story} now={now} />
            </div>
            <Recording story={story} className="col-span-full mt-2" />
          </StoryItem>
        );
      })}
    </div>
  );
}

function PageCount({ story }: { story: StoryCard }) {
  const t = useTranslations('Story');
  const { length: count } = storyPages(story);
  return (
    <div className="absolute inset-x-0 top-0 bg-linear-to-b from-[rgb(0_0_0/0.72)] from-[calc(100%-32px)] to-transparent px-3 pt-2 pb-8">
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className="flex-1 border-t-3 border-on-band" />
        ))}
      </div>
      <p className="mt-1 text-meta">{t('pageCount', { count })}</p>
    </div>
  );
}
