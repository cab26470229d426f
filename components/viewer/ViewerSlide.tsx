import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { localPath } from '@/lib/i18n/language';
import type { CardData } from '@/lib/stories/browser/cards';
import { useCachedStory } from '@/lib/stories/browser/storyCache';
import { storyPath } from '@/lib/stories/model/story';
import { ViewerVideo } from './ViewerVideo';
import { ViewerYouTube } from './ViewerYouTube';
import { slidePicture } from './slidePicture';
import { useSlideTimer } from './useSlideTimer';
import { POINT_MS, SLIDE_MS } from './slideTimes';
import { webStoryPoints } from './webStoryPoints';

type Props = {
  card: CardData;
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
 * One story as a tall card: its video or its picture, without either a plate of words; below it headline, summary or
 * the points of a web story, and the way to the whole story.
 */
export function ViewerSlide({
  card,
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
  const { story } = useCachedStory(card.id);
  const [failed, setFailed] = useState<'video' | 'picture' | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const picture = failed === 'picture' ? null : (card.picture ?? story?.picture ?? null);
  const isVideo = card.videoUrl !== null && !card.youtubeId && failed === null;
  const points = webStoryPoints(story);
  const summary = card.summary || (story?.summary ?? '');
  useSlideTimer(
    card.id,
    hasEnded ? 0 : SLIDE_MS + POINT_MS * points.length,
    mayMoveOn && (!isVideo || hasEnded) && !card.youtubeId,
    onEnd,
  );

  return (
    <article
      data-story={card.id}
      lang={card.lang}
      className={`viewer-card ${picture || isVideo || card.youtubeId ? '' : 'viewer-plate'}`}
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
      ) : card.youtubeId ? (
        <ViewerYouTube id={card.youtubeId} title={card.title} picture={picture} onStart={onStart} />
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
        <h2>{card.title}</h2>
        {points.length > 0 ? (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : (
          summary && <p>{summary}</p>
        )}
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
