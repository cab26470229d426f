import { useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { Meta } from '@/components/story/Meta';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/pages/menus';
import { PAGES } from '@/lib/pages/pages';
import { requestTime } from '@/lib/request/requestTime';
import { withTimeout } from '@/lib/request/withTimeout';
import { getNewest } from '@/lib/stories/getNews';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { type StoryCard, storyPath, writtenIn } from '@/lib/story/story';
import { SearchForm } from './SearchForm';

const LIMIT_MS = 500;

/** Awaited, not streamed, so it shows without JavaScript. */
export async function SuggestedLinks({ hasSearch = false }: { hasSearch?: boolean }) {
  const [locale, now] = await Promise.all([getLocale(), requestTime()]);
  const stories = (await withTimeout(LIMIT_MS, getNewest(locale))) ?? [];
  return (
    <SuggestedLinksView
      stories={stories.slice(0, SIDEBAR_LENGTH)}
      now={now}
      hasSearch={hasSearch}
    />
  );
}

type Props = { stories: readonly StoryCard[]; now: number; hasSearch: boolean };

/** Text only, because readers came for something else and should not download pictures. */
export function SuggestedLinksView({ stories, now, hasSearch }: Props) {
  const locale = useLocale();
  const t = useTranslations('Sidebar');
  const chrome = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const some = stories.length > 0;
  // Columns are fixed from the start, because later content may stream in.
  const ways = (
    <div
      key="ways"
      className={`grid grid-cols-1 content-start gap-8 ${some ? 'lg:col-start-2 lg:row-start-1' : ''}`}
    >
      {!hasSearch && <SearchForm query="" />}
      <section>
        <BlockHeader title={chrome('moreSections')} />
        <ul className={`grid grid-cols-2 gap-x-col ${some ? '' : 'md:grid-cols-4'}`}>
          {menu('main').map((path) => (
            <li key={path}>
              <a
                href={localPath(path, locale)}
                className="flex min-h-11 items-center gap-3 border-b border-rule text-label font-bold"
              >
                {pages(PAGES[path].key)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
  const latest = some && (
    <section key="latest" className="lg:col-start-1 lg:row-start-1">
      <BlockHeader title={t('latest')} />
      <ol>
        {stories.map((story) => (
          <li
            key={story.id}
            lang={writtenIn(story) === locale ? undefined : writtenIn(story)}
            className="relative border-b border-rule py-3"
          >
            <h3 className="text-card-m tracking-head">
              <a
                href={localPath(storyPath(story.id), locale)}
                className="after:absolute after:inset-0"
              >
                {story.title}
              </a>
            </h3>
            <Meta story={story} now={now} className="mt-1" />
          </li>
        ))}
      </ol>
    </section>
  );
  return (
    <div
      className={`mt-8 grid grid-cols-1 gap-x-col-2 gap-y-8 print:hidden ${some ? 'lg:grid-cols-[minmax(0,1fr)_var(--aside)]' : ''}`}
    >
      {hasSearch ? [latest, ways] : [ways, latest]}
    </div>
  );
}
