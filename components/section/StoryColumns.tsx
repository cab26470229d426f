import { useLocale } from 'next-intl';
import { sidebarCard, SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarTools } from '@/components/layout/SidebarLinks';
import { MoreNews, ReaderColumns } from '@/components/reader/ReaderColumns';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { newsroomContacts } from '@/lib/config/newsroomContacts';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { sentCard } from '@/lib/stories/browser/cards';
import { type Story, storyPath } from '@/lib/stories/model/story';
import { asRow } from '@/lib/stories/model/summaries';
import type { storiesBeside } from '@/lib/stories/storiesBeside';

type Props = {
  story: Story;
  isDraft?: boolean;
  /** Asked for before the page is put together. */
  beside: ReturnType<typeof storiesBeside>;
  now: number;
};

/** A story on a page of its own, and beside it others. */
export function StoryColumns({ story, isDraft = false, beside, now }: Props) {
  const locale = useLocale();
  const { id, title, lang } = story;
  const article = {
    story,
    shared: { title, url: absoluteUrl(storyPath(id), locale) },
    isDraft,
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
