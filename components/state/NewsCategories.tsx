import { useLocale, useTranslations } from 'next-intl';
import { PlainList } from '@/components/section/PlainList';
import { localPath } from '@/lib/i18n/language';
import type { CategoryKey } from '@/lib/reference/keys';
import type { PagePath } from '@/lib/site/pages';

const FIXED: readonly { key: CategoryKey; /** Its section, where there is one. */ path?: PagePath }[] = [
  { key: 'politics' },
  { key: 'business', path: '/business' },
  { key: 'technology', path: '/technology' },
  { key: 'sports', path: '/sports' },
  { key: 'entertainment', path: '/entertainment' },
  { key: 'health' },
];

/** The six fixed categories of state news. */
export function NewsCategories() {
  const t = useTranslations('India');
  const categories = useTranslations('Categories');
  const locale = useLocale();
  return (
    <PlainList
      title={t('categories')}
      items={FIXED.map(({ key, path }) => ({ name: categories(key), href: path && localPath(path, locale) }))}
    />
  );
}
