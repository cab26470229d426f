import { StaticBlock } from '@/components/static-html/StaticBlock';
import { sentCard } from '@/lib/stories/browser/cards';
import { leadAndRows } from '@/lib/story/summaries';
import { ArticleBlock, type Articles } from './ArticleBlock';

export function StaticArticles(props: Articles) {
  const shown = ['three', 'opinions'].includes(props.layout)
    ? props.stories
    : leadAndRows(props.stories);
  return (
    <StaticBlock name="articles" of={ArticleBlock} props={props} cards={shown.map(sentCard)} />
  );
}
