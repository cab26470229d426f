import type { StoryCard } from '@/lib/story/story';

/** Past the black frame that videos often begin with. */
const POSTER_SECONDS = 1;

/**
 * The still of a video whose story has no picture: the browser fetches the file's beginning and
 * paints the frame. Until then, or where it cannot, what lies below stays: 'No Image'.
 */
export function VideoPoster({ picture, videoUrl }: Pick<StoryCard, 'picture' | 'videoUrl'>) {
  if (picture || !videoUrl) return null;
  return (
    <video
      aria-hidden
      src={`${videoUrl}#t=${POSTER_SECONDS}`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      className="pointer-events-none absolute inset-0 size-full object-cover"
    />
  );
}
