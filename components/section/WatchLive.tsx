import { useTranslations } from 'next-intl';
import { Logo } from '@/components/chrome/Logo';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { Icon } from '@/components/ui/Icon';
import { environment } from '@/lib/site/environment.mjs';
import { liveStream } from '@/lib/site/liveStream.mjs';
import { showsSamples } from '@/lib/site/showsSamples';
import type { StoryCard } from '@/lib/story/story';
import { LivePlayer } from './LivePlayer.island';

/** What stands in the frame before anything plays: a video's still, or the wordmark. */
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
 * The player's frame. With `LIVE_URL` its button plays the live programme there. Without it the frame
 * has the newest video, and the button does nothing (product.md 6.8); without samples there is no
 * such button.
 */
export function WatchLive({ video }: { video?: StoryCard }) {
  const t = useTranslations('Live');
  const channel = useTranslations('Channel');
  const stream = liveStream(environment().LIVE_URL);
  const onAir = (
    <p className="flex items-center gap-3 px-4 pt-4 font-bold md:px-6">
      <span aria-hidden className="live-dot border-[6px] text-live" />
      {t('onAir')}
    </p>
  );
  if (stream) {
    return (
      <div className="band max-md:-mx-gutter">
        <LivePlayer
          stream={stream}
          title={t('title', { channel: channel('name') })}
          watch={t('watch')}
        >
          <Still video={video} />
          {onAir}
        </LivePlayer>
      </div>
    );
  }
  return (
    <div className="band max-md:-mx-gutter">
      {video ? (
        <StoryItem story={{ ...video, summary: '' }}>
          <Still video={video} tagged />
          <div className="px-4 pt-4 md:px-6">
            <p className="text-label font-bold text-quiet">{t('newestVideo')}</p>
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
