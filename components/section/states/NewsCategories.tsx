import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { sectionHref, type TopicHref, topicHrefs } from '@/lib/stories/topicHrefs';
import { CategoryLinks } from './CategoryLinks';

/** Topics without results stay unlinked; before the news arrives only sections are links. */
function TopicLinks({ children }: { children: (hrefOf: TopicHref) => ReactNode }) {
  return (
    <FeedBlock result={topicHrefs()} fallback={children(sectionHref)}>
      {(hrefOf) => children(hrefOf)}
    </FeedBlock>
  );
}

export const NewsCategories = () => (
  <TopicLinks>{(hrefOf) => <CategoryLinks hrefOf={hrefOf} />}</TopicLinks>
);
