import { useLocale, useTranslations } from 'next-intl';
import { useLabels } from '@/components/story/useLabels';
import type { SampleArticle } from '@/lib/reference/sample';
import { Change } from './Change';
import { SampleMeta } from './SampleMeta';
import { SamplePicture } from './SamplePicture';
import { Topics } from './Topics';

type Props = { article: SampleArticle; /** Where its category leads; none, the category is only named. */ categoryHref?: string };

/** A static sample article: a drawn scene, its category, headline and text, and whatever figures it has. */
export function SampleCard({ article, categoryHref }: Props) {
  const t = useTranslations('Section');
  const locale = useLocale();
  const category = useLabels().category(article.category);
  const facts = [
    article.city?.[locale],
    article.venue?.[locale],
    article.matchResult?.[locale],
    article.rating && t('rating', { rating: article.rating }),
    article.author?.[locale],
  ].filter(Boolean);

  return (
    <article className="grid content-start gap-3">
      <SamplePicture scene={article.picture} />
      <div>
        <p className="text-label font-bold text-river">
          {categoryHref ? <a href={categoryHref} className="-my-2.5 inline-flex min-h-11 min-w-11 items-center">{category}</a> : category}
        </p>
        <h3 className="text-card-m tracking-head">{article.title[locale]}</h3>
        <p className="mt-2 text-quiet">{article.description[locale]}</p>
        {facts.length > 0 && <p className="mt-2 text-label font-bold">{facts.join(' · ')}</p>}
        {article.changePercent !== undefined && <Change percent={article.changePercent} className="mt-1" />}
        <SampleMeta article={article} />
        {article.tags && <Topics names={article.tags[locale]} />}
      </div>
    </article>
  );
}
