import { useLocale, useTranslations } from 'next-intl';
import type { SampleArticle } from '@/lib/reference/sample';
import { shortViews } from '@/lib/news/views';
import { dateInWords } from '@/lib/time/dates';

/** When a sample article appeared, how long it takes to read, how often it was. */
export function SampleMeta({ article }: { article: SampleArticle }) {
  const t = useTranslations('Section');
  const home = useTranslations('Home');
  const locale = useLocale();
  const parts = [
    dateInWords(new Date(article.publishedAt), 'long', locale),
    t('readTime', { minutes: article.readMinutes }),
    home('views', shortViews(article.views)),
  ];
  return <p className="mt-2 text-meta text-quiet">{parts.join(' · ')}</p>;
}
