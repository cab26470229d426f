import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { ReaderBar } from '@/components/reader/ReaderBar';
import { getStory } from '@/lib/news/getStory';
import { storyPath } from '@/lib/news/story';
import { currentPath } from '@/lib/site/currentPath';

type Props = { children: ReactNode; params: Promise<{ id: string }> };

/** The frame of a story's page and of its not-found view, which would otherwise travel with every story. */
export default async function StoryLayout({ children, params }: Props) {
  const story = await getStory((await params).id);
  const path = story.ok ? storyPath(story.value.id) : await currentPath();
  return (
    <SiteFrame path={path} trail={story.ok ? [{ path, name: story.value.title, lang: story.value.lang }] : undefined}>
      <div className="wrap">
        <ReaderBar />
      </div>
      {children}
    </SiteFrame>
  );
}
