import { useTranslations } from 'next-intl';
import { BELOW, SPLIT } from '@/components/lists/split';
import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { STATE_BLOCK_ID } from '@/lib/pages/statePath';
import type { StoryCard } from '@/lib/story/story';
import { useUnderTitle } from './useUnderTitle';

type Props = {
  title: string;
  stories: readonly StoryCard[];
  now: number;
  wide?: boolean;
  more: string;
  place?: string | undefined;
};

export const FULL = 3;

export function LeadBlock({ title, stories, now, wide = false, more, place }: Props) {
  const [lead, ...others] = useUnderTitle(title, stories);
  const full = others.length >= FULL;

  return (
    <section id={place && STATE_BLOCK_ID} data-short={full ? undefined : ''} data-place={place}>
      <BlockHeader title={title} more={more}>
        {place && <PlaceControls title={title} />}
      </BlockHeader>
      {lead && (
        <div className={full ? SPLIT : ''}>
          <LeadCard story={lead} now={now} wide={wide} alone={!full} />
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

const LOOK = 'touch-target text-label font-bold text-river print:hidden';

function PlaceControls({ title }: { title: string }) {
  const t = useTranslations('Places');
  return (
    <>
      <button
        type="button"
        data-later="place"
        aria-label={t('changeFrom', { title })}
        className={`${LOOK} -ms-1 me-auto noscript:hidden`}
      >
        {t('change')}
      </button>
      <button type="button" data-later="stateNews" hidden className={LOOK}>
        {t('showMine')}
      </button>
    </>
  );
}
