import { StandardCard } from '@/components/story/StandardCard';
import { TextRows } from '@/components/story/TextRows';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { withDistinctPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';
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
      <TextRows stories={others} now={now} className="mt-3" />
    </section>
  );
}

const SPAN = {
  1: 'md:col-span-6',
  2: 'md:col-span-3 xl:section-across',
  3: 'md:col-span-3 lg:col-span-2',
} as const;

/**
 * Column spans on six tracks for `count` sections: rows of three, the last of two, so that none
 * stands alone; pairs on tablets.
 */
export function columnSpans(count: number): string[] {
  if (count === 1) return [SPAN[1]];
  const twos = (3 - (count % 3)) % 3;
  const threes = (count - 2 * twos) / 3;
  const spans = [
    ...Array.from({ length: 3 * threes }, (): string => SPAN[3]),
    ...Array.from({ length: 2 * twos }, (): string => SPAN[2]),
  ];
  // An odd last one fills a tablet's row, its headlines beside its lead.
  if (count % 2 === 1)
    spans[count - 1] = `${spans[count - 1]} md:max-lg:col-span-6 md:max-lg:section-across`;
  return spans;
}
