import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { firstPictured } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';

const ROWS_BESIDE = 4;

type Props = {
  stories: readonly StoryCard[];
  now: number;
  pictured?: StoryCard | null | undefined;
  leads?: 'page' | 'block';
};

export function LeadAndRows({
  stories,
  now,
  pictured = firstPictured(stories),
  leads = 'block',
}: Props) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  return (
    <div className="grid content-start gap-x-col-2 md:grid-cols-2 md:[&>*]:min-w-0">
      <div className={`max-md:pb-3 md:row-span-4 ${others.length > ROWS_BESIDE ? 'md:pb-6' : ''}`}>
        <LeadCard story={lead} now={now} wide priority={lead === pictured} leads={leads} />
      </div>
      {others.map((story) => (
        <CompactRow key={story.id} story={story} now={now} priority={story === pictured} />
      ))}
    </div>
  );
}

export const PageLeadAndRows = (props: Omit<Props, 'pictured' | 'leads'>) => (
  <LeadAndRows {...props} leads="page" />
);
