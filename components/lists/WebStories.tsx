import { useTranslations } from 'next-intl';
import type { StoryCard } from '@/lib/story/story';
import { storyPages } from '@/lib/story/storyPages';
import { UprightList } from './UprightList';

type Props = { stories: readonly StoryCard[]; now: number };

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

export const WebStories = (props: Props) => (
  <UprightList
    {...props}
    above={(story) => <PageCount story={story} />}
    words={({ pages }) => pages ?? []}
  />
);
