import { getLocale, getTranslations } from 'next-intl/server';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { QuickAccess } from '@/components/home/QuickAccess';
import { BlockHeader } from '@/components/story/BlockHeader';
import { getNewest } from '@/lib/news/getNews';
import { MORE_IN_SECTION, RAIL_LENGTH } from '@/lib/news/listLengths';
import { firstWithout, moreStories } from '@/lib/news/storySelection';
import type { StoryCard } from '@/lib/story/story';
import { SharedFeed } from './SharedFeed';
import { Stories } from './Stories.island';
import { requestTime } from '@/lib/time/requestTime';

type Props = {
  /** The stories that the page shows already. */
  shown: Promise<readonly StoryCard[]>;
  kind: 'newest' | 'videos';
};

/**
 * A few stories from elsewhere at the foot of a section's page, after those of its rail; where
 * there is little to watch the newest, without any story the ways to other sections.
 */
export async function MoreStories({ shown, kind }: Props) {
  const [now, t, channel] = await Promise.all([
    requestTime(),
    getTranslations('Rail'),
    getTranslations('Channel'),
  ]);
  const result = Promise.all([getNewest(await getLocale()), shown]).then(([newest, taken]) => {
    const others = { pictured: taken, plain: firstWithout(newest, taken, RAIL_LENGTH) };
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
            <Stories stories={stories} now={now} layout="below" />
          </section>
        )
      }
    </SharedFeed>
  );
}
