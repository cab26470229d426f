import { StaticBlock } from '@/components/kept/StaticBlock';
import type { Articles } from '@/components/kept/staticBlocks';
import { leadAndRows } from '@/components/story/asRow';
import { sentCard } from '@/lib/storyCache/cards';
import { ArticleBlock } from './ArticleBlock';

type Props = Articles & {
  /** Its place on the front page. */
  name: 'homeState' | 'homeWatch' | 'homeCategories' | 'homeMoreCategories';
};

/** A block of stories that no script changes, but for the age of each (`RelativeTimeUpdater`). */
export function StaticArticles({ name, ...props }: Props) {
  const shown = props.layout === 'three' ? props.stories : leadAndRows(props.stories);
  return <StaticBlock name={name} of={ArticleBlock} props={props} cards={shown.map(sentCard)} />;
}
