import { StandardCard } from '@/components/story/StandardCard';
import { TextRow } from '@/components/story/TextRow';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { withDistinctPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';
import { columnSpans } from './columnSpans';
import { useUnderTitle } from './useUnderTitle';

export type Column = {
  title: string;
  more: string;
  stories: readonly StoryCard[];
  className: string;
};

type Props = { columns: readonly Column[]; now: number };

export function ColumnsBlock({ columns, now }: Props) {
  const spans = columnSpans(columns.length);
  return (
    <div className="page-width grid gap-x-col-2 gap-y-8 md:grid-cols-6 md:gap-y-12">
      {columns.map((column, at) => (
        <SectionColumn
          key={column.title}
          {...column}
          now={now}
          className={`${spans[at]} ${column.className}`}
        />
      ))}
    </div>
  );
}

type ColumnProps = Column & { now: number };

function SectionColumn({ title, more, stories, now, className }: ColumnProps) {
  const [lead, ...others] = useUnderTitle(title, withDistinctPictures(stories));
  return (
    <section className={className}>
      <BlockHeader title={title} more={more} />
      {lead && <StandardCard story={lead} now={now} leads />}
      <ol role="list" className="mt-3 list-none">
        {others.map((story) => (
          <TextRow key={story.id} story={story} now={now} />
        ))}
      </ol>
    </section>
  );
}
