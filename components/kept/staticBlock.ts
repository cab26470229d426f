import type { Thing } from 'schema-dts';
import type { NewsroomContacts } from '@/lib/site/newsroom';
import type { Story, StoryCard } from '@/lib/news/story';
import type { Shared } from '@/lib/share/shareLinks';

type Data = { graph: readonly Thing[] };
type List = { stories: readonly StoryCard[]; now: number };

/** The static blocks by name, with the props of each. */
export type StaticBlocks = {
  moreNews: List;
  railLatest: List;
  storyArticle: { story: Story; shared: Shared; now: number; contacts: NewsroomContacts };
  pageData: Data;
  listData: Data;
};
