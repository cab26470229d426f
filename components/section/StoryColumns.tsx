import { sidebarCard, SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarTools } from '@/components/layout/SidebarLinks';
import { MoreNews, ReaderColumns } from '@/components/reader/ReaderColumns';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { Shared } from '@/lib/browser/shareLinks';
import { environment } from '@/lib/config/environment.mjs';
import { newsroomContacts } from '@/lib/config/newsroomContacts';
import { sentCard } from '@/lib/stories/browser/cards';
import type { Story } from '@/lib/stories/model/story';
import { asRow } from '@/lib/stories/model/summaries';
import type { storiesBeside } from '@/lib/stories/storiesBeside';

type Props = {
  story: Story;
  /** Not of a draft, whose address is nobody else's. */
  shared?: Shared;
  /** Asked for before the page is put together. */
  beside: ReturnType<typeof storiesBeside>;
  now: number;
};

/** A story on a page of its own, and beside it others. */
export function StoryColumns({ story, shared, beside, now }: Props) {
  const { id, title, lang } = story;
  const article = {
    story,
    ...(shared && { shared }),
    origin: environment().SITE_URL,
    now,
    contacts: newsroomContacts(),
  };
  return (
    <ReaderColumns
      story={
        <StaticBlock
          name="storyArticle"
          of={StoryArticle}
          props={article}
          cards={[{ id, lang, title }]}
        />
      }
      beside={
        <FeedBlock result={beside} fallback={null}>
          {({ more, newest }) => (
            <div className="grid gap-y-8 md:gap-y-12">
              <StaticBlock
                name="moreNews"
                of={MoreNews}
                props={{ stories: more, now }}
                cards={more.map(asRow).map(sentCard)}
              />
              <StaticBlock
                name="latest"
                of={SidebarLatest}
                props={{ stories: newest, now }}
                cards={newest.map(sidebarCard)}
              />
              <StaticBlock name="tools" of={SidebarTools} props={{}} />
            </div>
          )}
        </FeedBlock>
      }
    />
  );
}
