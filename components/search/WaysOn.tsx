import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/story/BlockHeader';
import { CompactRow } from '@/components/story/CompactRow';
import { withTimeout } from '@/lib/async/withTimeout';
import { localPath } from '@/lib/i18n/language';
import { getNewest } from '@/lib/news/getNews';
import { RAIL_LENGTH } from '@/lib/news/listLengths';
import { menu } from '@/lib/site/menus';
import { PAGES } from '@/lib/site/pages';
import { SearchForm } from './SearchForm';

/** The newest stories may hold a page by this much; later ones are done without. */
const LIMIT_MS = 500;

type Props = { /** Whether the page has a search field already. */ hasSearch?: boolean };

/**
 * Where to go from a page that has nothing to show: a search, the sections, the newest stories.
 * Awaited, not streamed, so that all of it is there without JavaScript. Feeds that fail leave out
 * the stories.
 */
export async function WaysOn({ hasSearch = false }: Props) {
  const [locale, now, t, chrome, pages] = [
    await getLocale(),
    (await getNow()).getTime(),
    await getTranslations('Rail'),
    await getTranslations('Chrome'),
    await getTranslations('Pages'),
  ];
  const stories = (await withTimeout(LIMIT_MS, getNewest(locale))) ?? [];
  return (
    <div className="mt-8 grid gap-x-[calc(2*var(--col-gap))] gap-y-8 lg:grid-cols-[minmax(0,1fr)_var(--aside)] print:hidden">
      <div className="grid content-start gap-8 lg:order-last">
        {!hasSearch && <SearchForm query="" />}
        <nav aria-label={chrome('moreSections')}>
          <BlockHeader title={chrome('moreSections')} />
          <ul className="grid grid-cols-2 gap-x-col">
            {menu('main').map((path) => (
              <li key={path} className="border-b border-rule">
                <a
                  href={localPath(path, locale)}
                  className="flex min-h-11 items-center text-label font-bold"
                >
                  {pages(PAGES[path].key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {stories.length > 0 && (
        <section>
          <BlockHeader title={t('latest')} more="/india" />
          {stories.slice(0, RAIL_LENGTH).map((story) => (
            <CompactRow key={story.id} story={story} now={now} />
          ))}
        </section>
      )}
    </div>
  );
}
