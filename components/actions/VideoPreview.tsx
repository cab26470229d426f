import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { optimised } from '@/components/story/imageSet';
import { Icon } from '@/components/ui/Icon';
import { Modal } from '@/components/ui/Modal';
import type { CardInPage } from '@/lib/handed/cardInPage';
import { useStoryInHand } from '@/lib/handed/useStoryInHand';
import { PreviewVideo } from './PreviewVideo';
import { PreviewYouTube } from './PreviewYouTube';

type Props = { card: CardInPage; videoSite: string; onClose: () => void };

/** Fifteen silent seconds of a story's video, its summary, and the way to the channel's video site. */
export function VideoPreview({ card, videoSite, onClose }: Props) {
  const t = useTranslations('Preview');
  const story = useTranslations('Story');
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const { story: whole } = useStoryInHand(card.id);
  const summary = card.summary || whole?.summary; // rows in a list carry none
  const description = useId();
  const lang = card.lang === locale ? undefined : card.lang;

  return (
    <Modal label={t('title')} onClose={onClose} className="hung fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-160 overflow-y-auto">
      <header className="flex items-start gap-3 py-2 pr-2 pl-4">
        <h2 lang={lang} className="flex-1 pt-2 text-card-m tracking-head">{card.title}</h2>
        <button type="button" onClick={onClose} aria-label={story('close')} className="touch flex-none justify-center">
          <Icon name="close" />
        </button>
      </header>
      <div className="relative aspect-lead bg-sunk">
        {failed || !(card.youtubeId ?? card.videoUrl) ? (
          <p role="status" className="grid size-full place-content-center justify-items-center gap-2 text-center text-meta text-quiet">
            <Icon name="video" />
            {t('cannotPlay')}
          </p>
        ) : card.youtubeId ? (
          <PreviewYouTube id={card.youtubeId} label={card.title} />
        ) : (
          <PreviewVideo
            key={String(whole?.captions !== undefined)} // the way a video is loaded cannot change under it
            src={card.videoUrl ?? ''}
            poster={card.picture && optimised(card.picture, 640)}
            label={card.title}
            describedBy={whole?.videoDescription || summary ? description : undefined}
            captions={whole?.captions}
            onFailed={() => setFailed(true)}
          />
        )}
      </div>
      <div className="grid gap-3 px-4 py-3 pb-4">
        {whole?.videoDescription && <p id={description} lang={lang} className="text-meta text-quiet">{whole.videoDescription}</p>}
        {summary && <p id={whole?.videoDescription ? undefined : description} lang={lang}>{summary}</p>}
        <a href={videoSite} target="_blank" rel="noopener noreferrer" className="btn">
          <Icon name="play" solid className="size-5" />
          {t('watchOnChannel')}
        </a>
      </div>
    </Modal>
  );
}
