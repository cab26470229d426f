import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { sectionHref, type TopicHref, topicHrefs } from '@/lib/stories/topicHrefs';
import { CategoryLinks } from './CategoryLinks';

/** Topics that lead only to where something is found; until the news is there, to sections alone. */
function TopicLinks({ children }: { children: (hrefOf: TopicHref) => ReactNode }) {
  return (
    <FeedBlock result={topicHrefs()} fallback={children(sectionHref)}>
      {(hrefOf) => children(hrefOf)}
    </FeedBlock>
  );
}

/** The six fixed categories of state news, with what the news has of each now. */
export const NewsCategories = () => (
  <TopicLinks>{(hrefOf) => <CategoryLinks hrefOf={hrefOf} />}</TopicLinks>
);
