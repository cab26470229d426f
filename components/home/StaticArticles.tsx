import { StaticBlock } from '@/components/server-html/StaticBlock';
import { sentCard } from '@/lib/stories/browser/cards';
import { leadAndRows } from '@/lib/stories/model/summaries';
import { ArticleBlock, type Articles } from './ArticleBlock';

export function StaticArticles(props: Articles) {
  const shown = props.layout === 'three' ? props.stories : leadAndRows(props.stories);
  return (
    <StaticBlock name="articles" of={ArticleBlock} props={props} cards={shown.map(sentCard)} />
  );
}
