import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTimeLimit } from '@/lib/browser/useTimeLimit';
import { localPath } from '@/lib/i18n/language';
import { imageSet } from '@/lib/images/fittedPictureUrl';
import type { CardData } from '@/lib/stories/browser/cards';
import { type Story, storyPath, writtenIn } from '@/lib/story/story';
import type { StoryPage } from '@/lib/story/storyPages';
import { ViewerVideo, ViewerYouTube } from './ViewerVideo';
import { slidePicture } from './slidePicture';

/** How long a page without a video stays. */
export const SLIDE_MS = 6000;

type Props = {
  card: CardData;
  story: Story | undefined;
  page: StoryPage;
  at: number;
  picture: string | null;
  wide: boolean;
  following: CardData | undefined;
  isRunning: boolean;
  mayMoveOn: boolean;
  isMuted: boolean;
  savesData: boolean;
  onEnd: () => void;
  onFollow: () => void;
  onRefused: () => void;
  onStart: () => void;
};

export function ViewerSlide({
  card,
  story,
  page,
  at,
  picture: shown,
  wide,
  following,
  isRunning,
  mayMoveOn,
  isMuted,
  savesData,
  onEnd,
  onFollow,
  onRefused,
  onStart,
}: Props) {
  const t = useTranslations('Viewer');
  const locale = useLocale();
  // A video and then its picture may both fail.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const fail = (url: string) => setFailed((before) => [...before, url]);
  const [hasEnded, setEnded] = useState(false);
  const picture = shown && failed.includes(shown) ? null : shown;
  const isPaged = card.pages !== undefined;
  const isCover = page.kind === 'cover';
  const youtubeId = isPaged ? null : card.youtubeId;
  const { videoUrl } = card;
  const isVideo = !isPaged && videoUrl !== null && !youtubeId && !failed.includes(videoUrl);
  const summary = card.summary || (story?.summary ?? '');
  const point = page.kind === 'point' ? page.text : null;
  const { alt, caption } =
    page.kind === 'picture'
      ? page.picture
      : { alt: story?.pictureAlt, caption: story?.pictureCaption };
  useTimeLimit(
    `${card.id} ${at}`,
    hasEnded ? 0 : SLIDE_MS,
    mayMoveOn && (!isVideo || hasEnded) && !youtubeId,
    onEnd,
  );

  return (
    <article
      data-story={card.id}
      data-page={isPaged ? page.kind : undefined}
      lang={writtenIn(card)}
      className={`viewer-card ${picture || isVideo || youtubeId ? '' : 'viewer-plate'}`}
    >
      {isVideo ? (
        <ViewerVideo
          key={String(story?.captions !== undefined)} // a video cannot change how it loads (CORS)
          src={videoUrl}
          picture={picture}
          title={card.title}
          captions={story?.captions}
          isRunning={isRunning}
          isMuted={isMuted}
          savesData={savesData}
          onEnded={() => setEnded(true)}
          onRefused={onRefused}
          onFailed={() => fail(videoUrl)}
        />
      ) : youtubeId ? (
        <ViewerYouTube id={youtubeId} title={card.title} picture={picture} onStart={onStart} />
      ) : (
        picture && (
          <img
            {...slidePicture(picture, card.pages, { wide, savesData })}
            alt={alt || caption || t('picture', { title: card.title })}
            draggable={false}
            className={isPaged ? 'viewer-fill' : 'viewer-fill viewer-whole'}
            onError={() => fail(picture)}
          />
        )
      )}
      <div className="viewer-foot">
        <div className="viewer-words">
          {story?.sample && (
            <p lang={locale} className="viewer-sample">
              {t('sample')}
            </p>
          )}
          <h2 className={point === null ? '' : 'viewer-kicker'}>{card.title}</h2>
          {point !== null && <p className="viewer-point">{point}</p>}
          {isCover && !isPaged && summary && <p>{summary}</p>}
          {page.kind === 'picture' && caption && <p>{caption}</p>}
        </div>
        {(page.kind === 'end' || !isPaged) && (
          <a
            href={localPath(storyPath(card.id), locale)}
            data-action="read"
            lang={locale}
            className="viewer-read"
          >
            {t('read')}
          </a>
        )}
        {page.kind === 'end' && following && <UpNext card={following} onFollow={onFollow} />}
      </div>
    </article>
  );
}

type UpNextProps = { card: CardData; onFollow: () => void };

function UpNext({ card, onFollow }: UpNextProps) {
  const t = useTranslations('Viewer');
  const locale = useLocale();
  return (
    <button type="button" onClick={onFollow} className="viewer-next-story">
      {card.picture && (
        <img {...imageSet(card.picture, 'thumb')} sizes="72px" alt="" draggable={false} />
      )}
      <span>
        <span lang={locale}>{t('next')}</span>
        <b lang={writtenIn(card)}>{card.title}</b>
      </span>
    </button>
  );
}
