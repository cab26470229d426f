import { getLocale } from 'next-intl/server';
import { getNewest } from '@/lib/news/getNews';
import { FEW_OF_ITS_OWN, RAIL_LENGTH } from '@/lib/news/listLengths';
import { firstWithout } from '@/lib/news/storySelection';
import type { StoryCard } from '@/lib/story/story';
import { railCard, RailLatest } from './RailLatest';
import { RailSkeleton } from './RailSkeleton';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { RailSections } from '@/components/section/RailSections';
import { RailTools } from '@/components/section/RailTools';
import { SharedFeed } from './SharedFeed';
import { requestTime } from '@/lib/time/requestTime';

type Shown = readonly Pick<StoryCard, 'id'>[];

type Props = {
  /** The stories that the page shows already. */
  shown: Shown | Promise<Shown>;
  /** Whether it lists the sections too, beside a page that is longer than the rest of it. */
  sections?: boolean;
  /** On beside a page that is long anyway; off where it has lists of links of its own. */
  tools?: boolean;
};

/**
 * What stands beside a page's own stories: the newest of all feeds that the page does not show yet,
 * and beside more than a few the tools. Its links leave where it is no column, since the footer has
 * them.
 */
export async function Rail({ shown, sections = false, tools }: Props) {
  const [locale, now] = await Promise.all([getLocale(), requestTime()]);
  return (
    <div className="grid content-start gap-x-col-2 gap-y-8 md:gap-y-12 print:hidden [&>*]:min-w-0">
      <SharedFeed
        result={Promise.all([getNewest(locale), shown]).then(([newest, taken]) =>
          firstWithout(newest, taken, RAIL_LENGTH),
        )}
        room="min-h-[36rem]"
        fallback={<RailSkeleton />}
      >
        {(stories) => (
          <StaticBlock
            name="latest"
            of={RailLatest}
            props={{ stories, now }}
            cards={stories.map(railCard)}
          />
        )}
      </SharedFeed>
      <SharedFeed
        result={Promise.resolve(shown).then(({ length }) => tools ?? length >= FEW_OF_ITS_OWN)}
        room=""
        fallback={null}
      >
        {(isLong) =>
          isLong && (
            <>
              <StaticBlock name="tools" of={RailTools} props={{}} />
              {sections && <StaticBlock name="sections" of={RailSections} props={{}} />}
            </>
          )
        }
      </SharedFeed>
    </div>
  );
}
