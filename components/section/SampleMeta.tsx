import { useLocale, useTranslations } from 'next-intl';
import type { SampleArticle } from '@/lib/content/sample';
import { shortViews } from '@/lib/story/views';
import { formatDate } from '@/lib/time/dates';

/** When a sample article appeared, how long it takes to read, how often it was. */
export function SampleMeta({ article }: { article: SampleArticle }) {
  const t = useTranslations('Section');
  const home = useTranslations('Home');
  const locale = useLocale();
  const parts = [
    formatDate(new Date(article.publishedAt), 'long', locale),
    t('readTime', { minutes: article.readMinutes }),
    home('views', shortViews(article.views)),
  ];
  return <p className="mt-2 text-meta text-quiet">{parts.join(' · ')}</p>;
}
