import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SUBSCRIBE } from '#site/links.mjs';
import { sidebarCard, SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarTools } from '@/components/layout/SidebarLinks';
import { AdSlot, WithAdSlot } from '@/components/partners/AdSlot';
import { adSlot } from '@/components/partners/partnerSettings';
import type { Shared } from '@/components/share/shareLinks';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { newsroomContacts } from '@/lib/config/channel';
import { environment } from '@/lib/config/environment.mjs';
import { sentCard } from '@/lib/stories/browser/cards';
import type { storiesBeside } from '@/lib/stories/storiesBeside';
import type { Story } from '@/lib/story/story';
import { asRow } from '@/lib/story/summaries';
import { MoreNews, ReaderColumns } from './ReaderColumns';
import { StoryArticle } from './StoryArticle';
import type { PremiumWords } from './StoryNotes';

type Props = {
  story: Story;
  shared?: Shared;
  beside: ReturnType<typeof storiesBeside>;
  now: number;
  article?: ReactNode;
};

export const articleProps = ({ story, shared, now }: Pick<Props, 'story' | 'shared' | 'now'>) => ({
  story,
  ...(shared && { shared }),
  origin: environment().SITE_URL,
  now,
  contacts: newsroomContacts(),
});

export function StoryPageLayout({ story, shared, beside, now, article }: Props) {
  const { id, title, lang } = story;
  const premium = usePremiumWords(story);
  const shown = article ?? (
    <StaticBlock
      name="storyArticle"
      of={StoryArticle}
      props={{ ...articleProps({ story, shared, now }), ...(premium && { premium }) }}
      cards={[{ id, lang, title }]}
    />
  );
  return (
    <ReaderColumns
      story={
        // One wrapper element, because the grid counts it as the column.
        adSlot('article') ? (
          <div className="min-w-0">
            {shown}
            <AdSlot name="article" />
          </div>
        ) : (
          shown
        )
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
              <WithAdSlot name="sidebar" above>
                <StaticBlock
                  name="latest"
                  of={SidebarLatest}
                  props={{ stories: newest, now }}
                  cards={newest.map(sidebarCard)}
                />
              </WithAdSlot>
              <StaticBlock name="tools" of={SidebarTools} props={{}} />
            </div>
          )}
        </FeedBlock>
      }
    />
  );
}

/** The note below a premium story's beginning; worded here, so that the reader carries no words. */
export function usePremiumWords({ premium }: Pick<Story, 'premium'>): PremiumWords | undefined {
  const t = useTranslations('Premium');
  const channel = useTranslations('Channel')('name');
  return premium && { note: t('note', { channel }), subscribe: t('subscribe'), href: SUBSCRIBE };
}
