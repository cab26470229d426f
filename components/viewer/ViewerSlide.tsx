import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { localPath } from '@/lib/i18n/language';
import type { CardData } from '@/lib/stories/browser/cards';
import { type Story, storyPath, writtenIn } from '@/lib/stories/model/story';
import { ViewerVideo } from './ViewerVideo';
import { ViewerYouTube } from './ViewerYouTube';
import { slidePicture } from './slidePicture';
import { useSlideTimer } from './useSlideTimer';
import { SLIDE_MS } from './slideTimes';

type Props = {
  card: CardData;
  /** All of it, once it is known. */
  story: Story | undefined;
  /** What a later page of a web story says. */
  point: string | undefined;
  /** Which page of a web story this is, in words. */
  page: string | undefined;
  /** Whether a video plays. */
  isRunning: boolean;
  /** Whether the next story may follow by itself. */
  mayMoveOn: boolean;
  isMuted: boolean;
  savesData: boolean;
  onEnd: () => void;
  /** The browser refuses to play the video. */
  onRefused: () => void;
  /** A video of another site is about to take the place of its button. */
  onStart: () => void;
};

/**
 * One story, or a page of it, as a tall card: its video or its picture, without either a plate of words; below it headline
 * and summary, and the way to the whole story. The later pages of a web story say a point each.
 */
export function ViewerSlide({
  card,
  story,
  point,
  page,
  isRunning,
  mayMoveOn,
  isMuted,
  savesData,
  onEnd,
  onRefused,
  onStart,
}: Props) {
  const t = useTranslations('Viewer');
  const locale = useLocale();
  const [failed, setFailed] = useState<'video' | 'picture' | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const isCover = point === undefined;
  const picture =
    failed === 'picture' || !isCover ? null : (card.picture ?? story?.picture ?? null);
  const youtubeId = isCover ? card.youtubeId : null;
  const isVideo = isCover && card.videoUrl !== null && !youtubeId && failed === null;
  const summary = card.summary || (story?.summary ?? '');
  useSlideTimer(
    card.id,
    hasEnded ? 0 : SLIDE_MS,
    mayMoveOn && (!isVideo || hasEnded) && !youtubeId,
    onEnd,
  );

  return (
    <article
      data-story={card.id}
      lang={writtenIn(card)}
      className={`viewer-card ${picture || isVideo || youtubeId ? '' : 'viewer-plate'}`}
    >
      {isVideo && card.videoUrl ? (
        <ViewerVideo
          key={String(story?.captions !== undefined)} // the way a video is loaded cannot change under it
          src={card.videoUrl}
          picture={picture}
          title={card.title}
          captions={story?.captions}
          isRunning={isRunning}
          isMuted={isMuted}
          savesData={savesData}
          onEnded={() => setEnded(true)}
          onRefused={onRefused}
          onFailed={() => setFailed('video')}
        />
      ) : youtubeId ? (
        <ViewerYouTube id={youtubeId} title={card.title} picture={picture} onStart={onStart} />
      ) : (
        picture && (
          <img
            {...slidePicture(picture)}
            alt={story?.pictureAlt ?? ''}
            draggable={false}
            className="viewer-media"
            onError={() => setFailed('picture')}
          />
        )
      )}
      <div className="viewer-words">
        {story?.sample && (
          <p lang={locale} className="viewer-sample">
            {t('sample')}
          </p>
        )}
        {page && (
          <p lang={locale} className="viewer-page">
            {page}
          </p>
        )}
        <h2 className={isCover ? '' : 'viewer-page'}>{card.title}</h2>
        {isCover ? !page && summary && <p>{summary}</p> : <p className="viewer-point">{point}</p>}
      </div>
      <a
        href={localPath(storyPath(card.id), locale)}
        data-action="read"
        lang={locale}
        className="viewer-read"
      >
        {t('read')}
      </a>
    </article>
  );
}
