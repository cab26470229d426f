import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { Modal } from '@/components/ui/Modal';
import { PageTitle } from '@/components/ui/PageTitle';
import { goBack } from '@/lib/browser/goBack';
import { pageBehind } from '@/lib/browser/isOtherPage';
import { tellStoryShown } from '@/lib/browser/storyShown';
import type { NewsroomContacts } from '@/lib/config/newsroom';
import { localPath } from '@/lib/i18n/language';
import type { CardData } from '@/lib/stories/browser/cards';
import { useCachedStory, useOtherStories } from '@/lib/stories/browser/storyCache';
import { MORE_IN_READER } from '@/lib/stories/listLengths';
import { relatedStories } from '@/lib/stories/relatedStories';
import { type Story, storyPath } from '@/lib/story/story';
import { MoreNews, ReaderColumns } from './ReaderColumns';
import { Failed, Loading } from './ReaderStatus';
import { StoryArticle } from './StoryArticle';
import { StoryMetadata } from './StoryMetadata';
import { focusStory, useReadingPosition } from './useReadingPosition';

type Props = {
  id: string;
  card: CardData | undefined;
  contacts: NewsroomContacts;
};

export function Reader({ id, card, contacts }: Props) {
  const t = useTranslations('Reader');
  const words = useTranslations('Story');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const content = useRef<HTMLDivElement>(null);
  const { story, status, retry } = useCachedStory(id);
  const others = useOtherStories(id);
  const readable = story ?? (card && status !== 'absent' ? withoutText(card) : null);
  // Waits for the story, so the list never changes while visible.
  const related =
    readable && status !== 'loading'
      ? relatedStories(others, readable, { count: MORE_IN_READER, locale })
      : [];
  const title =
    readable?.title ??
    { found: '', loading: words('loading'), absent: t('missing'), failed: t('failed') }[status];
  const path = localPath(storyPath(id), locale);
  const back = () => goBack(localPath('/', locale));
  useReadingPosition(id, content);
  const isLive = story?.live !== undefined || story?.premium === true;
  useEffect(() => {
    // A live story needs its own document; without a page behind, this is already that document.
    if (isLive && pageBehind(history.state)) location.reload();
  }, [isLive]);
  useEffect(() => {
    tellStoryShown();
    return tellStoryShown;
  }, [status]);

  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  const tryAgain = (hasFocus: boolean) => {
    if (hasFocus) focusStory(content.current);
    retry();
  };
  const pending = {
    found: undefined,
    loading: <Loading className="py-8" />,
    absent: (
      <div data-gone={id}>
        <PageTitle lead={t('missingWhy')}>{t('missing')}</PageTitle>
        <HomeLinks />
      </div>
    ),
    failed: <Failed onRetry={tryAgain} />,
  }[status];

  return (
    <Modal
      label={title}
      onClose={back}
      closesOutside={false}
      className="reader fixed inset-0 size-full scroll-pt-16 overflow-y-auto overscroll-contain"
    >
      <div className="sticky top-0 z-4 border-t-4 border-b border-t-signal border-b-bar bg-paper print:hidden">
        <div className="page-width grid min-h-13 grid-cols-[1fr_auto_1fr] items-center">
          <button
            type="button"
            onClick={back}
            className="touch-target gap-2 justify-self-start text-label font-bold"
          >
            <Icon name="back" />
            {t('back')}
          </button>
          <Logo size="reader" />
        </div>
      </div>
      {readable && <StoryMetadata story={readable} path={path} />}
      <div ref={content} tabIndex={-1} className="outline-none">
        {readable ? (
          <ReaderColumns
            story={
              <StoryArticle
                story={readable}
                shared={{ title: readable.title, url: location.origin + path }}
                origin={location.origin}
                now={now}
                contacts={contacts}
                pending={pending}
              />
            }
            beside={<MoreNews stories={related} now={now} />}
          />
        ) : (
          <div className="page-width pb-6">
            {status === 'loading' ? <Loading className="py-24" /> : pending}
          </div>
        )}
      </div>
    </Modal>
  );
}

const withoutText = (card: CardData): Story => ({
  ...card,
  body: null,
  category: null,
  state: null,
  place: null,
  publishedAt: null,
  views: null,
  highlights: [],
});
