import { useLocale, useTranslations } from 'next-intl';
import { Headline } from '@/components/story/Headline';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { SampleArticle } from '@/lib/content/sample';
import { sampleCard } from '@/lib/stories/sampleCard';
import { SamplePicture } from './SampleCard';

const BEST = 5;
const STARS = '★'.repeat(BEST);

export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('Section');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-label font-bold">
      <span aria-hidden className="relative text-rule">
        {STARS}
        <span
          className="absolute inset-y-0 inset-s-0 overflow-hidden text-sand"
          style={{ width: `${(rating / BEST) * 100}%` }}
        >
          {STARS}
        </span>
      </span>
      {t('rating', { rating })}
    </p>
  );
}

type Props = { title: string; samples: readonly SampleArticle[] };

export function RatedSamples({ title, samples }: Props) {
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={title} />
      <ul className="grid gap-x-col-2 md:grid-cols-2">
        {samples.map((article) => {
          const story = sampleCard(article, locale);
          return (
            <StoryItem
              key={story.id}
              as="li"
              story={story}
              className="grid grid-cols-[minmax(0,1fr)_104px] gap-3 border-t border-rule py-3"
            >
              <div>
                <Headline story={story} className="text-card-s" />
                {article.rating !== undefined && <Stars rating={article.rating} />}
                <SampleMark className="mt-1" />
              </div>
              <SamplePicture scene={article.picture} ratio="compact" />
            </StoryItem>
          );
        })}
      </ul>
    </section>
  );
}
