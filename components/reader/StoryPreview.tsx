import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Picture } from '@/components/story/Picture';
import { CloseButton } from '@/components/ui/CloseButton';
import { Icon } from '@/components/ui/Icon';
import { Modal } from '@/components/ui/Modal';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { localPath } from '@/lib/i18n/language';
import type { CardData } from '@/lib/stories/browser/cards';
import { useCachedStory } from '@/lib/stories/browser/storyCache';
import { hasVideo, storyPath } from '@/lib/story/story';
import { PreviewMedia } from './PreviewMedia';
import type { CardHandlers } from './useCardActions';

type Props = {
  card: CardData;
  videoSite: string | null;
  onRead: CardHandlers['onRead'];
  onClose: () => void;
};

export function StoryPreview({ card, videoSite, onRead, onClose }: Props) {
  const t = useTranslations('Preview');
  const words = useTranslations('Story');
  const locale = useLocale();
  const { story, status } = useCachedStory(card.id);
  const shown = {
    ...card,
    summary: card.summary || (story?.summary ?? ''),
    picture: card.picture ?? story?.picture ?? null,
    // A card pressed before its data came shows none.
    videoUrl: card.videoUrl ?? story?.videoUrl ?? null,
    youtubeId: card.youtubeId ?? story?.youtubeId ?? null,
  };
  const lang = card.lang === locale ? undefined : card.lang;
  const description = useId();
  const videoDescription = story?.videoDescription;

  return (
    <Modal
      label={t(hasVideo(shown) ? 'title' : 'storyTitle')}
      onClose={onClose}
      className="rule-top fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-160 overflow-y-auto overscroll-contain"
    >
      <header className="flex items-start gap-3 py-2 pe-2 ps-4">
        <h2 lang={lang} className="flex-1 pt-2 text-card-m tracking-head">
          {card.title}
        </h2>
        <CloseButton
          onClick={onClose}
          aria-label={words('close')}
          className="touch-target flex-none justify-center"
        />
      </header>
      {hasVideo(shown) ? (
        <PreviewMedia
          card={shown}
          describedBy={videoDescription || shown.summary ? description : undefined}
          captions={story?.captions}
        />
      ) : status === 'loading' && !shown.picture ? (
        <div className="aspect-lead bg-sunk" />
      ) : (
        <Picture
          src={shown.picture}
          ratio="lead"
          sizes="(min-width: 672px) 640px, 100vw"
          priority
        />
      )}
      <div className="grid gap-3 px-4 py-3 pb-4">
        {videoDescription && (
          <p id={description} lang={lang} className="text-meta text-quiet">
            {videoDescription}
          </p>
        )}
        {shown.summary ? (
          <p id={videoDescription ? undefined : description} lang={lang}>
            {shown.summary}
          </p>
        ) : (
          status === 'loading' && (
            <p role="status" className="text-quiet">
              {words('loading')}
            </p>
          )
        )}
        <div className="flex flex-wrap gap-3">
          <a
            href={localPath(storyPath(card.id), locale)}
            className="btn grow"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onRead(event.currentTarget.href);
            }}
          >
            {t('readStory')}
          </a>
          {videoSite !== null && (
            <a
              href={videoSite}
              target="_blank"
              rel="noopener noreferrer"
              className="btn btn-alt grow"
            >
              <Icon name="play" solid className="size-5" />
              {t('watchOnChannel')}
            </a>
          )}
        </div>
      </div>
    </Modal>
  );
}
