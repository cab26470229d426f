import { useLocale, useTranslations } from 'next-intl';
import { useLabels } from '@/components/story/useLabels';
import type { SampleArticle } from '@/lib/reference/sample';
import { shortViews } from '@/lib/news/views';
import { dateInWords } from '@/lib/time/dates';

type Props = { article: SampleArticle; /** Where its category leads; none, the category is only named. */ categoryHref?: string };

/** A static sample article: a drawn scene, its category, headline and text, and whatever figures it has. */
export function SampleCard({ article, categoryHref }: Props) {
  const t = useTranslations('Section');
  const home = useTranslations('Home');
  const locale = useLocale();
  const labels = useLabels();
  const category = labels.category(article.category);
  const facts = [
    article.city?.[locale],
    article.venue?.[locale],
    article.matchResult?.[locale],
    article.rating && t('rating', { rating: article.rating }),
    article.author?.[locale],
  ].filter(Boolean);

  return (
    <article className="grid content-start gap-3">
      <img
        src={`/scenes/${article.picture}.svg`}
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
        className="aspect-standard w-full bg-sunk object-cover"
      />
      <div>
        <p className="text-label font-bold text-river">
          {categoryHref ? <a href={categoryHref} className="inline-flex min-h-11 items-center">{category}</a> : category}
        </p>
        <h3 className="text-card-m tracking-head">{article.title[locale]}</h3>
        <p className="mt-2 text-quiet">{article.description[locale]}</p>
        {facts.length > 0 && <p className="mt-2 text-label font-bold">{facts.join(' · ')}</p>}
        {article.changePercent !== undefined && (
          <p className={`mt-1 text-label font-bold ${article.changePercent < 0 ? 'text-down' : 'text-up'}`}>
            {article.changePercent < 0 ? '▼' : '▲'} {t('changePercent', { percent: article.changePercent })}
          </p>
        )}
        <p className="mt-2 text-meta text-quiet">
          {[
            dateInWords(new Date(article.publishedAt), 'long', locale),
            t('readTime', { minutes: article.readMinutes }),
            home('views', shortViews(article.views)),
          ].join(' · ')}
        </p>
        {article.tags && (
          <ul aria-label={t('tags')} className="mt-2 flex flex-wrap gap-2 text-meta text-quiet">
            {article.tags[locale].map((tag) => (
              <li key={tag} className="border border-rule px-2 py-0.5">{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
