import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { goBack } from '@/components/actions/address';
import { Logo } from '@/components/chrome/Logo';
import { Icon } from '@/components/ui/Icon';
import { Modal } from '@/components/ui/Modal';
import type { CardInPage } from '@/lib/handed/cardInPage';
import { othersInHand } from '@/lib/handed/storiesInHand';
import { useStoryInHand } from '@/lib/handed/useStoryInHand';
import { localPath } from '@/lib/i18n/language';
import { storyPath } from '@/lib/news/story';
import type { DeskContacts } from './DeskNote';
import { MoreNews } from './MoreNews';
import { ReaderColumns } from './ReaderColumns';
import { type Readable, StoryArticle } from './StoryArticle';
import { StoryMissing } from './StoryMissing';

const OTHERS = 3;

type Props = { id: string; /** The card that was clicked, for what it already says. */ card: CardInPage | null; contacts: DeskContacts };

/** The full-screen reader over a page. The page behind stays where it was, with its scroll position. */
export function Reader({ id, card, contacts }: Props) {
  const t = useTranslations('Reader');
  const words = useTranslations('Story');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { story, settled } = useStoryInHand(id);
  const readable = story ?? (settled || !card ? null : awaited(card));
  const title = readable?.title ?? (settled ? t('missing') : words('loading'));
  const back = () => goBack(localPath('/', locale));

  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  return (
    <Modal label={title} onClose={back} className="fixed inset-0 size-full overflow-y-auto overscroll-contain">
      <div className="sticky top-0 z-4 border-t-4 border-b border-t-signal border-b-bar bg-paper">
        <div className="wrap grid min-h-13 grid-cols-[1fr_auto_1fr] items-center">
          <button type="button" onClick={back} className="touch gap-2 justify-self-start text-label font-bold">
            <Icon name="back" />
            {t('back')}
          </button>
          <Logo size="reader" />
        </div>
      </div>
      {readable ? (
        <ReaderColumns
          story={
            <StoryArticle
              story={readable}
              shared={{ title: readable.title, url: location.origin + localPath(storyPath(id), locale) }}
              now={now}
              contacts={contacts}
            />
          }
          beside={<MoreNews stories={othersInHand(id, OTHERS)} now={now} />}
        />
      ) : (
        <div className="wrap">
          {settled ? (
            <StoryMissing />
          ) : (
            <p role="status" className="grid justify-items-center gap-4 py-24 text-quiet">
              <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-rule border-t-ink motion-reduce:animate-none" />
              {words('loading')}
            </p>
          )}
        </div>
      )}
    </Modal>
  );
}

const awaited = ({ id, lang, title, summary, picture, videoUrl, youtubeId }: CardInPage): Readable => ({
  id, lang, title, summary, picture, videoUrl, youtubeId,
  body: 'awaited', category: null, state: null, place: null, publishedAt: null, views: null, highlights: [],
});
