import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { sectionHref, type TopicHref, topicHrefs } from '@/lib/news/topicHrefs';

/** Topics that lead only to where something is found; until the news is there, to sections alone. */
export function TopicLinks({ children }: { children: (hrefOf: TopicHref) => ReactNode }) {
  return (
    <FeedBlock result={topicHrefs()} fallback={children(sectionHref)}>
      {(hrefOf) => children(hrefOf)}
    </FeedBlock>
  );
}
