import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QuickAccess } from '@/components/layout/QuickLinks';
import { SharedFeed } from '@/components/layout/SharedFeed';
import { Stories } from '@/components/lists/Stories.island';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { shownInBlocks } from '@/lib/frontPage/getSectionFront';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { requestTime } from '@/lib/request/requestTime';
import { type ArchiveResult, itemsOf } from '@/lib/stories/getArchivePage';
import { getNewest } from '@/lib/stories/getNews';
import { MORE_IN_SECTION, SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { nearest } from '@/lib/stories/nearest';
import { firstWithout, moreStories } from '@/lib/stories/storySelection';
import { thinPages } from '@/lib/stories/thinPages';
import type { StoryCard } from '@/lib/story/story';

type Props = {
  shown: Promise<readonly StoryCard[]>;
  /** True leaves out what the sidebar lists. */
  besideLatest?: boolean;
  kind: 'newest' | 'videos';
  path: string;
  /** A prop, so that other pages skip its scripts and styles. */
  listVideos?: (stories: readonly StoryCard[], now: number) => ReactNode;
};

const SECTION_NAMES: readonly string[] = SECTION_PATHS;

/** Related stories; falls back to the newest, then to section links. */
export async function MoreStories({ shown, besideLatest = false, kind, path, listVideos }: Props) {
  const [locale, now, t, channel] = await Promise.all([
    getLocale(),
    requestTime(),
    getTranslations('Sidebar'),
    getTranslations('Channel'),
  ]);
  const sectionIndex = SECTION_NAMES.indexOf(path);
  const result = Promise.all([getNewest(locale), shown]).then(async ([newest, taken]) => {
    const thin = await thinPages(locale);
    const near = nearest(newest, taken, { locale, sectionIndex: Math.max(0, sectionIndex) });
    const plain = besideLatest ? firstWithout(newest, taken, SIDEBAR_LENGTH) : [];
    const others = { pictured: taken, plain };
    const wanted = moreStories(near, others, kind);
    return wanted.length >= MORE_IN_SECTION
      ? { thin, found: kind, stories: wanted }
      : { thin, found: 'newest' as const, stories: moreStories(near, others, 'newest') };
  });
  const header = (found: typeof kind) => (
    <BlockHeader title={t(found, { channel: channel('name') })} />
  );
  return (
    <SharedFeed result={result} fallback={header(kind)}>
      {({ thin, found, stories }) =>
        stories.length === 0 ? (
          <StaticBlock name="quickAccess" of={QuickAccess} props={{ thin }} />
        ) : (
          <section>
            {header(found)}
            {found === 'videos' && listVideos ? (
              listVideos(stories, now)
            ) : (
              <Stories stories={stories} now={now} layout="below" />
            )}
          </section>
        )
      }
    </SharedFeed>
  );
}

type InsteadProps = { result: ArchiveResult; path: string };

export async function InsteadOfSamples({ result, path }: InsteadProps) {
  const inBlocks = shownInBlocks(path, await getLocale());
  const shown = Promise.all([itemsOf(result), inBlocks]).then((lists) => lists.flat());
  return <MoreStories shown={shown} kind="newest" path={path} />;
}
