import { getLocale, getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { subcategoriesOf } from '@/lib/pages/subcategories';

type Props = {
  title: string;
  tiles: readonly { href: string; name: string; hint: string }[];
  columns?: string;
};

export function Tiles({ title, tiles, columns = 'sm:grid-cols-3' }: Props) {
  return (
    <section>
      <BlockHeader title={title} />
      <div className={`grid overflow-hidden border-b border-rule ${columns}`}>
        {tiles.map(({ href, name, hint }) => (
          <a
            key={href}
            href={href}
            className="-ms-px grid content-start gap-1 border-t border-s border-rule -outline-offset-3 p-3 hover:bg-raised"
          >
            <b className="chevron flex items-center justify-between gap-3">{name}</b>
            <span className="text-label text-quiet">{hint}</span>
          </a>
        ))}
      </div>
    </section>
  );
}

export async function SubcategoryTiles({ section }: { section: string }) {
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
