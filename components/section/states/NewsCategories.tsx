import { FeedBlock } from '@/components/ui/FeedBlock';
import { sectionHref, topicHrefs } from '@/lib/stories/topicHrefs';
import { CategoryLinks } from './CategoryLinks';

export const NewsCategories = () => (
  <FeedBlock result={topicHrefs()} fallback={<CategoryLinks hrefOf={sectionHref} />}>
    {(hrefOf) => <CategoryLinks hrefOf={hrefOf} />}
  </FeedBlock>
);
