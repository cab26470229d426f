import { useTranslations } from 'next-intl';
import { TimelineRow } from '@/components/lists/TimelineRow';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { environment } from '@/lib/config/environment.mjs';
import { liveStream } from '@/lib/config/mediaSources.mjs';
import { claimsLive, showsSamples } from '@/lib/config/showsSamples';
import type { StoryCard } from '@/lib/story/story';
import { LivePlayer } from './LivePlayer.island';

type Props = { stories: readonly StoryCard[]; now: number };

export function LiveHeadlines({ stories, now }: Props) {
  const t = useTranslations('Live');
  if (stories.length === 0) return null;
  return (
    <section>
      <BlockHeader title={t('now')} live={claimsLive()} />
      <ol className="pt-2">
        {stories.map((story) => (
          <TimelineRow key={story.id} story={{ ...story, summary: '', picture: null }} now={now} />
        ))}
      </ol>
    </section>
  );
}

function Still({ video, tagged }: { video?: StoryCard; tagged?: boolean }) {
  return video?.picture ? (
    <Picture src={video.picture} ratio="lead" priority sizes="(min-width: 1280px) 884px, 100vw">
      {tagged && <PlayTag story={video} />}
    </Picture>
  ) : (
    <div className="grid aspect-lead place-content-center [&>svg]:h-10! md:[&>svg]:h-24!">
      <Logo size="reader" />
    </div>
  );
}

/**
 * Product.md 6.8: without `LIVE_URL` the frame shows the newest video, and its button does nothing.
 */
export function WatchLive({ video }: { video?: StoryCard }) {
  const t = useTranslations('Live');
  const channel = useTranslations('Channel');
  const preview = useTranslations('Preview');
  const stream = liveStream(environment().LIVE_URL);
  const onAir = (
    <p className="flex items-center gap-3 px-4 pt-4 font-bold md:px-6">
      <span aria-hidden className="live-dot border-[6px] text-live" />
      {t('onAir')}
    </p>
  );
  if (stream) {
    return (
      <div className="not-print:band max-md:-mx-gutter">
        <LivePlayer
          stream={stream}
          title={t('title', { channel: channel('name') })}
          watch={t('watch')}
          failed={preview('cannotPlay')}
        >
          <Still video={video} />
          {onAir}
        </LivePlayer>
      </div>
    );
  }
  return (
    <div className="not-print:band max-md:-mx-gutter">
      {video ? (
        <StoryItem story={{ ...video, summary: '' }}>
          {/* Without a picture, an empty frame would look broken. */}
          {video.picture && <Still video={video} tagged />}
          <div className="px-4 pt-4 md:px-6">
            <p className="flex flex-wrap gap-x-3 text-label font-bold text-quiet">
              {t('newestVideo')}
              {!video.picture && <PlayTag story={video} variant="inline" />}
            </p>
            <Headline story={video} level={2} className="text-card-l" />
          </div>
        </StoryItem>
      ) : (
        <Still />
      )}
      {showsSamples() ? (
        <>
          {onAir}
          <button
            type="button"
            className="btn m-4 min-h-14! border-on-band! bg-on-band! text-band! max-sm:w-[calc(100%-2rem)] md:mx-6 md:px-8! md:text-card-m"
          >
            <Icon name="play" solid />
            {t('watch')}
          </button>
        </>
      ) : (
        <div className="h-4" />
      )}
    </div>
  );
}
