import 'server-only';
import type { VideoObjectLeaf } from 'schema-dts';
import type { Story } from '@/lib/story/story';
import { onIndiasClock } from '@/lib/time/onIndiasClock';
import { storyLanguage } from './storyLanguage';

type Filmed = Pick<
  Story,
  'title' | 'lang' | 'isMarathi' | 'publishedAt' | 'videoUrl' | 'youtubeId' | 'videoDescription'
>;
type Shown = { description: string; /** Absolute URL of a picture. */ thumbnail: string };

/**
 * The video that a story's page plays: YouTube's player where there is one, as on the page, else
 * the file. Google takes no video without a date ("Video structured data", `uploadDate`), and we
 * make none up.
 */
export function videoObject(
  story: Filmed,
  { description, thumbnail }: Shown,
): VideoObjectLeaf | null {
  const { title, publishedAt, videoUrl, youtubeId, videoDescription } = story;
  if (!publishedAt || (!videoUrl && !youtubeId)) return null;
  return {
    '@type': 'VideoObject',
    name: title,
    description: videoDescription ?? description,
    inLanguage: storyLanguage(story),
    thumbnailUrl: thumbnail,
    uploadDate: onIndiasClock(publishedAt),
    ...(youtubeId
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}` }
      : { contentUrl: videoUrl ?? undefined }),
  };
}
