import { TopicLinks } from '@/components/section/TopicLinks';
import { CategoryLinks } from './CategoryLinks';

/** The six fixed categories of state news, with what the news has of each now. */
export const NewsCategories = () => (
  <TopicLinks>{(hrefOf) => <CategoryLinks hrefOf={hrefOf} />}</TopicLinks>
);
