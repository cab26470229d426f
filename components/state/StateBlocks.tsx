import { LeadAndRows } from '@/components/section/LeadAndRows';
import { BlockHeader } from '@/components/story/BlockHeader';
import { firstPictured } from '@/components/story/firstPictured';
import type { Placed } from '@/lib/news/stateFront';
import type { StoryCard } from '@/lib/story/story';

/** What stands above the stories of a block. */
export type BlockHeading = Pick<Placed<StoryCard>, 'block'> & {
  title: string;
  /** The state's page without language prefix; none where the stories are of several. */
  path?: string;
};

type Props = {
  headings: readonly BlockHeading[];
  items: readonly Placed<StoryCard>[];
  now: number;
};

/** The state news as a front: under each state's name a lead and its rows. */
export function StateBlocks({ headings, items, now }: Props) {
  const pictured = firstPictured(items.map(({ story }) => story));
  return (
    <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
      {headings.map(({ block, title, path }) => (
        <section key={title}>
          <BlockHeader title={title} more={path} />
          <LeadAndRows
            stories={items.filter((item) => item.block === block).map(({ story }) => story)}
            now={now}
            pictured={pictured}
          />
        </section>
      ))}
    </div>
  );
}
