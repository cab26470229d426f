import { useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { SkeletonLines } from '@/components/ui/SkeletonLines';
import { requestTime } from '@/lib/request/requestTime';
import { getNewest } from '@/lib/stories/getNews';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { firstWithout } from '@/lib/stories/storySelection';
import { thinPages } from '@/lib/stories/thinPages';
import type { StoryCard } from '@/lib/story/story';
import { SharedFeed } from './SharedFeed';
import { sidebarCard, SidebarLatest } from './SidebarLatest';
import { SidebarSections, SidebarTools } from './SidebarLinks';
import { NO_LINKS, type SidebarLinks } from './linksBeside';

type Shown = readonly Pick<StoryCard, 'id' | 'lang' | 'picture'>[];

type Props = {
  shown: Shown | Promise<Shown>;
  links?: (shown: Shown) => SidebarLinks;
};

export async function Sidebar({ shown, links = () => NO_LINKS }: Props) {
  const [locale, now] = await Promise.all([getLocale(), requestTime()]);
  const linksBelow = Promise.resolve(shown).then(async (stories) => ({
    ...links(stories),
    thin: await thinPages(locale),
  }));
  return (
    <div className="grid content-start gap-x-col-2 gap-y-8 md:gap-y-12 print:hidden [&>*]:min-w-0">
      <WithAdSlot name="sidebar" above>
        <SharedFeed
          result={Promise.all([getNewest(locale), shown]).then(([newest, taken]) =>
            firstWithout(newest, taken, SIDEBAR_LENGTH),
          )}
          fallback={<SidebarSkeleton />}
        >
          {(stories) => (
            <StaticBlock
              name="latest"
              of={SidebarLatest}
              props={{ stories, now }}
              cards={stories.map(sidebarCard)}
            />
          )}
        </SharedFeed>
      </WithAdSlot>
      <SharedFeed result={linksBelow} minHeight="" fallback={null}>
        {({ tools, sections, thin }) => (
          <div className="grid gap-y-8 md:gap-y-12">
            {tools && <StaticBlock name="tools" of={SidebarTools} props={{}} />}
            {sections && <StaticBlock name="sections" of={SidebarSections} props={{ thin }} />}
          </div>
        )}
      </SharedFeed>
    </div>
  );
}

export function SidebarSkeleton() {
  const t = useTranslations('Sidebar');
  return (
    <section aria-busy>
      <BlockHeader title={t('latest')} />
      <ol aria-hidden>
        {Array.from({ length: SIDEBAR_LENGTH }, (_, row) => (
          <li
            key={row}
            data-placeholder
            className="grid min-h-24 content-start gap-2 border-b border-rule py-3 first:pt-0"
          >
            <SkeletonLines />
          </li>
        ))}
      </ol>
    </section>
  );
}
