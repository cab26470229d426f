import { useLocale, useTranslations } from 'next-intl';
import { LATEST } from '#site/links.mjs';
import { Headline, Kicker } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { PlainList } from '@/components/ui/PlainList';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/pages/menus';
import { PAGES } from '@/lib/pages/pages';
import { sentCard } from '@/lib/stories/browser/cards';
import type { StoryCard } from '@/lib/story/story';
import { asRow } from '@/lib/story/summaries';

export const sidebarCard = (story: StoryCard) => sentCard({ ...asRow(story), picture: null });

export function SidebarLatest({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const t = useTranslations('Sidebar');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  if (stories.length === 0) {
    const items = menu('main').map((path) => ({
      name: pages(PAGES[path].key),
      href: localPath(path, locale),
    }));
    return <PlainList title={t('sections')} items={items} />;
  }
  return (
    <section>
      <BlockHeader title={t('latest')} more={LATEST} />
      {/* Every row has the same padding, or the second column would begin below the first. */}
      <ol className="-mt-3 gap-x-col-2 md:max-lg:columns-2">
        {stories.map((story) => (
          <StoryItem
            key={story.id}
            as="li"
            story={{ ...asRow(story), picture: null }}
            className="break-inside-avoid border-b border-rule py-3"
          >
            <Kicker category={story.category} />
            <Headline story={story} className="text-card-s" />
            <div className="mt-1 flex flex-wrap items-center gap-x-3">
              <Meta story={story} now={now} />
              <PlayTag story={story} variant="inline" />
            </div>
          </StoryItem>
        ))}
      </ol>
    </section>
  );
}
