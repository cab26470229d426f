import { getLocale, getTranslations } from 'next-intl/server';
import { QuickAccess } from '@/components/home/QuickLinks';
import { SharedFeed } from '@/components/layout/SharedFeed';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { SpecialStories } from '@/components/story-lists/SpecialStories.island';
import { Stories } from '@/components/story-lists/Stories.island';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { requestTime } from '@/lib/request/requestTime';
import { type ArchiveResult, itemsOf } from '@/lib/stories/getArchivePage';
import { getNewest } from '@/lib/stories/getNews';
import { MORE_IN_SECTION, SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import type { StoryCard } from '@/lib/stories/model/story';
import { firstWithout, moreStories } from '@/lib/stories/storySelection';

type Props = {
  /** The stories that the page shows already. */
  shown: Promise<readonly StoryCard[]>;
  kind: 'newest' | 'videos';
  /** Whether videos stand in upright tiles, as those of the page do. */
  tiles?: boolean;
};

/**
 * A few stories from elsewhere at the foot of a section's page, after those of its sidebar; where
 * there is little to watch the newest, without any story the ways to other sections.
 */
export async function MoreStories({ shown, kind, tiles = false }: Props) {
  const [now, t, channel] = await Promise.all([
    requestTime(),
    getTranslations('Sidebar'),
    getTranslations('Channel'),
  ]);
  const result = Promise.all([getNewest(await getLocale()), shown]).then(([newest, taken]) => {
    const others = { pictured: taken, plain: firstWithout(newest, taken, SIDEBAR_LENGTH) };
    const wanted = moreStories(newest, others, kind);
    return wanted.length >= MORE_IN_SECTION
      ? { found: kind, stories: wanted }
      : { found: 'newest' as const, stories: moreStories(newest, others, 'newest') };
  });
  const header = (found: typeof kind) => (
    <BlockHeader title={t(found, { channel: channel('name') })} />
  );
  return (
    <SharedFeed result={result} room="min-h-[54rem] md:min-h-[29rem]" fallback={header(kind)}>
      {({ found, stories }) =>
        stories.length === 0 ? (
          <StaticBlock name="quickAccess" of={QuickAccess} props={{}} />
        ) : (
          <section>
            {header(found)}
            {tiles && found === 'videos' ? (
              <SpecialStories stories={stories} now={now} layout="shorts" />
            ) : (
              <Stories stories={stories} now={now} layout="below" />
            )}
          </section>
        )
      }
    </SharedFeed>
  );
}

/** What follows the news of a section that has no samples, or shows none: the newest of all feeds. */
export const InsteadOfSamples = ({ result }: { result: ArchiveResult }) => (
  <MoreStories shown={itemsOf(result)} kind="newest" />
);
