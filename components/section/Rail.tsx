import { getLocale, getNow } from 'next-intl/server';
import { getNewest } from '@/lib/news/getNews';
import { RAIL_LENGTH } from '@/lib/news/listLengths';
import { firstWithout } from '@/lib/news/sections';
import type { StoryCard } from '@/lib/story/story';
import { railCard, RailLatest } from './RailLatest';
import { RailSkeleton } from './RailSkeleton';
import { KeptBlock } from '@/components/kept/KeptBlock.island';
import { StaticBlock } from '@/components/kept/StaticBlock';
import { SharedFeed } from './SharedFeed';

type Shown = readonly Pick<StoryCard, 'id'>[];

type Props = {
  /** The stories that the page shows already. */
  shown: Shown | Promise<Shown>;
  /** Whether it lists the sections too, beside a page that is longer than the rest of it. */
  sections?: boolean;
};

/**
 * What stands beside a page's own stories: the newest of all feeds that the page does not show yet,
 * and the tools. Between 768 and 1024 px, where it is no column, its two lists stand side by side.
 */
export async function Rail({ shown, sections = false }: Props) {
  const [locale, now] = [await getLocale(), (await getNow()).getTime()];
  return (
    <div className="grid content-start gap-x-[calc(2*var(--col-gap))] gap-y-8 md:gap-y-12 md:max-lg:grid-cols-2 print:hidden [&>*]:min-w-0">
      <SharedFeed
        result={Promise.all([getNewest(locale), shown]).then(([newest, taken]) =>
          firstWithout(newest, taken, RAIL_LENGTH),
        )}
        room="min-h-[36rem]"
        fallback={<RailSkeleton />}
      >
        {(stories) => (
          <StaticBlock
            name="railLatest"
            of={RailLatest}
            props={{ stories, now }}
            cards={stories.map(railCard)}
          />
        )}
      </SharedFeed>
      <KeptBlock name="railTools" />
      {sections && <KeptBlock name="railSections" />}
    </div>
  );
}
