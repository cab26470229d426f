import { useLocale, useTranslations } from 'next-intl';
import { PlainList } from '@/components/section/PlainList';
import { localPath } from '@/lib/i18n/language';
import type { CategoryKey } from '@/lib/content/keys';
import { topicPath } from '@/lib/site/topicPath';

const FIXED: readonly CategoryKey[] = [
  'politics',
  'business',
  'technology',
  'sports',
  'entertainment',
  'health',
];

/** The six fixed categories of state news: each leads to its section, else to the search. */
export function NewsCategories() {
  const t = useTranslations('India');
  const categories = useTranslations('Categories');
  const locale = useLocale();
  return (
    <PlainList
      title={t('categories')}
      items={FIXED.map((key) => ({
        name: categories(key),
        href: localPath(topicPath(key, categories(key)), locale),
      }))}
    />
  );
}
