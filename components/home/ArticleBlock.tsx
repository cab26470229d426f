import { LATEST } from '#site/links.mjs';
import { ThreeCards } from '@/components/story-lists/ThreeCards';
import { BELOW, SPLIT } from '@/components/story-lists/split';
import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/stories/model/story';
import { PlaceControls } from './PlaceControls';

export type Articles = {
  title: string;
  stories: readonly StoryCard[];
  now: number;
  /** One that leads with rows beside it, the same across the page, or three of equal rank. */
  layout: 'lead' | 'wide' | 'three';
  /** Where its link leads, all news unless given. */
  more?: string;
  /** The id of the state that it is about, where a reader may choose another. */
  place?: string;
};

/** Rows as tall as the lead; fewer would leave a hole beside it. */
const FULL = 3;

/** A block of stories from the news feed; one story alone leads it. */
export function ArticleBlock({ title, stories, now, layout, more = LATEST, place }: Articles) {
  const [lead, ...others] = stories;
  const wide = layout === 'wide';
  const full = others.length >= FULL;
  const three = layout === 'three' && others.length > 0;

  return (
    <section data-short={full ? undefined : ''} data-place={place}>
      <BlockHeader title={title} more={more}>
        {place && <PlaceControls title={title} />}
      </BlockHeader>
      {three && <ThreeCards stories={stories} now={now} />}
      {lead && !three && (
        <div className={full ? SPLIT : ''}>
          <LeadCard story={lead} now={now} wide={wide} alone={full ? undefined : 'always'} />
          <div className={full ? 'grid content-start max-md:mt-3' : `mt-3 ${BELOW}`}>
            {others.map((story) => (
              <CompactRow key={story.id} story={story} now={now} wide={wide} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
