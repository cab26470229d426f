import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { normalizeKey } from '@/lib/content/normalizeKey';
import { localPath } from '@/lib/i18n/language';
import { hasVideo, type StoryCard, storyPath } from '@/lib/story/story';
import { type CardAction, headlineAction, PREVIEW_NOTE } from './cardAction';
import { useLabels } from './useLabels';

const UNTOLD = 'others';

export function Kicker({ category }: { category: string | null }) {
  const labels = useLabels();
  const locale = useLocale();
  if (!category || normalizeKey(category) === UNTOLD) return null;
  return (
    <p lang={locale} className="text-label font-bold text-river">
      {labels.category(category)}
    </p>
  );
}

type Props = {
  story: Pick<StoryCard, 'id' | 'lang' | 'title' | 'videoUrl' | 'youtubeId' | 'live'>;
  level?: 2 | 3;
  className?: string;
  action?: CardAction;
  children?: ReactNode;
};

/** A title of more letters has a smaller size, or it would fill a phone's screen. */
export const LONG_TITLE = 140;

/** The focus ring is on the pseudo-element, because a full-bleed picture would hide the card's. */
export const COVERS_CARD =
  'focus-visible:outline-0 after:absolute after:inset-0 focus-visible:after:outline-3 after:outline-offset-4 after:outline-focus';

export function Headline({
  story,
  level = 3,
  className = '',
  action,
  children = story.title,
}: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const { title } = story;
  const does = story.live ? undefined : (action ?? headlineAction(story));
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={`tracking-head ${className}`}>
      <a
        href={localPath(storyPath(story.id), locale)}
        {...(does && { 'data-action': does })}
        // Spread, because React serialises undefined props. A label has one language; the play tag
        // also says it is a video.
        {...(hasVideo(story) &&
          !story.live &&
          story.lang === locale && { 'aria-label': t('videoOf', { title }) })}
        {...(does === 'preview' && { 'aria-describedby': PREVIEW_NOTE })}
        className={COVERS_CARD}
      >
        {story.live && <LiveMark live={story.live} />}
        {children}
      </a>
    </Heading>
  );
}

function LiveMark({ live }: Required<Pick<StoryCard, 'live'>>) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const isOn = live === 'on';
  return (
    <>
      <span
        lang={locale}
        className={isOn ? 'inline-flex items-baseline gap-2 text-signal-ink' : 'text-quiet'}
      >
        {isOn && <span aria-hidden className="live-dot text-live" />}
        {t(isOn ? 'live' : 'liveEnded')}
      </span>{' '}
    </>
  );
}
