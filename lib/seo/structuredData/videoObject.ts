import type { VideoObjectLeaf } from 'schema-dts';
import { REGIONAL } from '#site/languages.mjs';
import { isoLength } from '@/lib/format/duration';
import { onNewsroomClock } from '@/lib/format/newsroomTime';
import type { Story } from '@/lib/story/story';
import { embedUrl } from '@/lib/story/videoPage';

type Film = Pick<Story, 'videoUrl' | 'youtubeId'>;
type Shown = { description: string; thumbnail: string };

/**
 * YouTube wins over a file, as on the page. Null without a date, because Google requires
 * `uploadDate` ("Video structured data").
 */
export function videoObject(
  story: Story,
  { description, thumbnail }: Shown,
): VideoObjectLeaf | null {
  const { title, publishedAt, videoDescription, seconds } = story;
  const { videoUrl, youtubeId } = filmIn(story);
  if (!publishedAt || (!videoUrl && !youtubeId)) return null;
  return {
    '@type': 'VideoObject',
    name: title,
    description: videoDescription ?? description,
    inLanguage: storyLanguage(story),
    thumbnailUrl: thumbnail,
    uploadDate: onNewsroomClock(publishedAt),
    ...(seconds && { duration: isoLength(seconds) }),
    ...(youtubeId ? { embedUrl: embedUrl(youtubeId) } : { contentUrl: videoUrl ?? undefined }),
  };
}

function filmIn({ videoUrl, youtubeId, body }: Story): Film {
  if (videoUrl || youtubeId) return { videoUrl, youtubeId };
  for (const block of body ?? []) {
    if (block.type === 'video') return { videoUrl: block.url, youtubeId: null };
    if (block.type === 'embed' && block.provider === 'youtube')
      return { videoUrl: null, youtubeId: block.id };
  }
  return { videoUrl, youtubeId };
}

export const storyLanguage = ({ lang, otherLanguage }: Pick<Story, 'lang' | 'otherLanguage'>) =>
  otherLanguage === undefined ? REGIONAL[lang] : `${otherLanguage}-IN`;
