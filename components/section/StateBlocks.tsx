import { LeadAndRows } from '@/components/lists/LeadAndRows';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { Placed } from '@/lib/stories/stateFront';
import { firstPictured } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';

export type BlockHeading = Pick<Placed<StoryCard>, 'block'> & {
  title: string;
  path?: string;
};

type Props = {
  headings: readonly BlockHeading[];
  items: readonly Placed<StoryCard>[];
  now: number;
  isFirst?: boolean;
};

export function StateBlocks({ headings, items, now, isFirst = true }: Props) {
  const pictured = isFirst ? firstPictured(items.map(({ story }) => story)) : null;
  return (
    <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
      {headings.map(({ block, title, path }, at) => (
        <section key={title}>
          <BlockHeader title={title} more={path} />
          <LeadAndRows
            stories={storiesOf(items, block)}
            now={now}
            pictured={pictured}
            leads={isFirst && at === 0 ? 'page' : 'block'}
          />
        </section>
      ))}
    </div>
  );
}

export const storiesOf = (items: Props['items'], block?: BlockHeading['block']) =>
  items.filter((item) => item.block === block).map(({ story }) => story);
