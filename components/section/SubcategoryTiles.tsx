import { getLocale, getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/language';
import { getPageDescriptions } from '@/lib/site/pageDescriptions';
import { type SubdividedPath, subcategoriesOf } from '@/lib/site/subcategories';
import { Tiles } from './Tiles';

/** The categories of a section that have pages of their own, and what each page is about. */
export async function SubcategoryTiles({ section }: { section: SubdividedPath }) {
  const [locale, pages, words, descriptions] = await Promise.all([
    getLocale(),
    getTranslations('Pages'),
    getTranslations('Section'),
    getPageDescriptions(),
  ]);
  return (
    <Tiles
      title={words('categories')}
      tiles={subcategoriesOf(section).map(({ key, path }) => ({
        href: localPath(path, locale),
        name: pages(key),
        hint: descriptions(key),
      }))}
    />
  );
}
