import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { StandardCard } from '@/components/story/StandardCard';
import { firstPictured, repeatedPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';
import { ListRow } from './ListRow';
import { BELOW } from './split';

export function FrontList({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const pictured = firstPictured(stories);
  const repeated = repeatedPictures(stories);
  return (
    <div className="grid gap-3">
      <LeadCard story={lead} now={now} wide priority={lead === pictured} leads="page" />
      {others.length > 0 && (
        <div>
          {others.map((story) => (
            <ListRow
              key={story.id}
              story={story}
              now={now}
              priority={story === pictured}
              pictured={!repeated.has(story.id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const COLUMNS = 3;
const ROWS = 3;

/**
 * The row count leaves no gap in the cards; fewer than three rows would leave a hole beside the
 * lead.
 */
export function StoryFront({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const pictured = firstPictured(stories);
  const full = others.length >= ROWS;
  const beside = full ? ROWS + (others.length % COLUMNS) : others.length;
  const [rows, cards] = [others.slice(0, beside), others.slice(beside)];
  return (
    <div className="grid gap-y-0 md:gap-y-8">
      <div
        className={`grid content-start gap-x-col-2 ${full ? 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
      >
        <div className="max-md:pb-3">
          <LeadCard
            story={lead}
            now={now}
            wide
            priority={lead === pictured}
            leads="page"
            alone={!full}
          />
        </div>
        <div
          className={
            full
              ? 'md:grid md:[&>:first-child]:border-t-0 md:[&>:first-child]:pt-0'
              : `md:mt-3 ${BELOW}`
          }
        >
          {rows.map((story) => (
            <CompactRow key={story.id} story={story} now={now} priority={story === pictured} />
          ))}
        </div>
      </div>
      {cards.length > 0 && (
        <div className="grid gap-x-col md:grid-cols-3 md:gap-y-6 md:border-t md:border-rule md:pt-6">
          {cards.map((story) => (
            <StandardCard
              key={story.id}
              story={story}
              now={now}
              leads={false}
              priority={story === pictured}
            />
          ))}
        </div>
      )}
    </div>
  );
}
