import type { Thing } from 'schema-dts';
import type { State } from '@/lib/content/states/state';
import type { NewsroomContacts } from '@/lib/site/newsroom';
import type { Story, StoryCard } from '@/lib/story/story';
import type { TrailItem } from '@/lib/site/breadcrumb';
import type { Shared } from '@/lib/share/shareLinks';

type Data = { graph: readonly Thing[] };
type List = { stories: readonly StoryCard[]; now: number };

/** A block of stories on the front page. */
export type Articles = List & {
  title: string;
  /** One that leads with rows beside it, the same across the page, or three of equal rank. */
  layout: 'lead' | 'wide' | 'three';
};

/** The static blocks by name, with the props of each. */
export type StaticBlocks = {
  breadcrumb: { path: string; trail?: readonly TrailItem[] };
  moreNews: List;
  railLatest: List;
  homeState: Articles;
  homeWatch: Articles;
  homeCategories: Articles;
  homeMoreCategories: Articles;
  stateLinks: { beside?: State };
  storyArticle: { story: Story; shared: Shared; now: number; contacts: NewsroomContacts };
  pageData: Data;
  listData: Data;
};
