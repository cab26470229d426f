import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { CompactRow } from '@/components/story/CompactRow';
import { localPath } from '@/lib/i18n/language';
import type { StoryCard } from '@/lib/news/story';
import { menu } from '@/lib/site/menus';
import { PAGES } from '@/lib/site/pages';
import { SearchForm } from './SearchForm';

type Props = { stories: readonly StoryCard[]; now: number; hasSearch: boolean };

/** A search, the sections and the newest stories; without stories the first two. */
export function WaysOnView({ stories, now, hasSearch }: Props) {
  const locale = useLocale();
  const t = useTranslations('Rail');
  const chrome = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-[calc(2*var(--col-gap))] gap-y-8 lg:grid-cols-[minmax(0,1fr)_var(--aside)] print:hidden">
      <div className="grid grid-cols-1 content-start gap-8 lg:order-last">
        {!hasSearch && <SearchForm query="" />}
        <section>
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
        </section>
      </div>
      {stories.length > 0 && (
        <section>
          <BlockHeader title={t('latest')} more="/india" />
          {stories.map((story) => (
            <CompactRow key={story.id} story={story} now={now} />
          ))}
        </section>
      )}
    </div>
  );
}
