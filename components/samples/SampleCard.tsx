import { useLocale, useTranslations } from 'next-intl';
import { Headline } from '@/components/story/Headline';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import { useLabels } from '@/components/story/useLabels';
import { type SampleArticle, scenePath } from '@/lib/content/sample';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { localized, type Wording } from '@/lib/i18n/localized';
import { categoryPath } from '@/lib/pages/topicPath';
import { sampleCard } from '@/lib/stories/sampleCard';
import { shortViews } from '@/lib/story/views';
import { PercentChange } from './PercentChange';

export function SampleMeta({ article }: { article: SampleArticle }) {
  const hero = useTranslations('Hero');
  const home = useTranslations('Home');
  const locale = useLocale();
  const parts = [
    formatDate(startOfDay(article.publishedAt), 'long', locale),
    hero('readTime', { minutes: article.readMinutes }),
    home('views', shortViews(article.views)),
  ];
  return <p className="mt-2 text-meta text-quiet">{parts.join(' · ')}</p>;
}

type SamplePictureProps = {
  scene: string;
  ratio?: keyof typeof RATIO;
};

const RATIO = {
  standard: 'aspect-standard',
  lead: 'aspect-lead',
  compact: 'aspect-square',
  row: 'aspect-standard max-sm:order-1 max-sm:aspect-square',
} as const;

export function SamplePicture({ scene, ratio = 'standard' }: SamplePictureProps) {
  return (
    <img
      src={scenePath(scene)}
      alt=""
      width={1200}
      height={800}
      loading="lazy"
      decoding="async"
      className={`w-full bg-sunk object-cover ${RATIO[ratio]}`}
    />
  );
}

const CHIP = 'inline-flex min-h-8 items-center border border-rule px-2';

export function Topics({ topics }: { topics: Wording<readonly string[]> }) {
  const t = useTranslations('Section');
  const locale = useLocale();
  return (
    <ul
      aria-label={t('tags')}
      className="relative z-1 mt-2 flex flex-wrap gap-2 text-meta text-quiet"
    >
      {localized(topics, locale).map((name, at) => {
        const path = categoryPath(localized(topics, DEFAULT_LOCALE)[at] ?? name, name);
        return (
          <li key={name}>
            {path ? (
              <a href={localPath(path, locale)} className={`${CHIP} hover:bg-raised`}>
                {name}
              </a>
            ) : (
              <span className="inline-flex min-h-8 items-center pe-2">{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  article: SampleArticle;
  categoryHref?: string;
};

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
              className="relative z-1 -my-2.5 inline-flex min-h-11 items-center before:absolute before:inset-y-0 before:inset-s-0 before:w-full before:min-w-11"
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
