import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { Headline } from '@/components/story/Headline';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import { useLabels } from '@/components/story/useLabels';
import { sampleCard } from '@/lib/news/sampleCard';
import type { SampleArticle } from '@/lib/content/sample';
import { PercentChange } from './PercentChange';
import { SampleMeta } from './SampleMeta';
import { SamplePicture } from './SamplePicture';
import { Topics } from './Topics';

type Props = {
  article: SampleArticle;
  /** Where its category leads; none, the category is only named. */
  categoryHref?: string;
};

/**
 * A sample article, on phones as a row: a drawn scene, its category, headline and text, and whatever figures it has. It
 * opens as a story does.
 */
export function SampleCard({ article, categoryHref }: Props) {
  const t = useTranslations('Section');
  const locale = useLocale();
  const story = sampleCard(article, locale);
  const category = useLabels().category(article.category);
  const facts = [
    article.city && localized(article.city, locale),
    article.venue && localized(article.venue, locale),
    article.matchResult && localized(article.matchResult, locale),
    article.rating && t('rating', { rating: article.rating }),
    article.author && localized(article.author, locale),
  ].filter(Boolean);

  return (
    <StoryItem
      story={story}
      className="grid content-start gap-3 max-sm:grid-cols-[minmax(0,1fr)_104px] max-sm:border-t max-sm:border-rule max-sm:pt-3"
    >
      <SamplePicture scene={article.picture} ratio="row" />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 text-label font-bold text-river">
          {categoryHref ? (
            <a
              href={categoryHref}
              className="relative z-1 -my-2.5 inline-flex min-h-11 items-center before:absolute before:inset-y-0 before:left-0 before:w-full before:min-w-11"
            >
              {category}
            </a>
          ) : (
            category
          )}
          <SampleMark />
        </p>
        <Headline story={story} className="text-card-m" />
        <p className="mt-2 text-quiet">{story.summary}</p>
        {facts.length > 0 && <p className="mt-2 text-label font-bold">{facts.join(' · ')}</p>}
        {article.changePercent !== undefined && (
          <PercentChange percent={article.changePercent} className="mt-1" />
        )}
        <SampleMeta article={article} />
        {article.tags && <Topics topics={article.tags} />}
      </div>
    </StoryItem>
  );
}
