import { EMBED_ORIGINS } from './embedOrigins';
import type { StoryCard } from './story';

export const watchUrl = (youtubeId: string) => `https://www.youtube.com/watch?v=${youtubeId}`;

export const embedUrl = (youtubeId: string) => `${EMBED_ORIGINS.youtube}/embed/${youtubeId}`;

/** Where a story's video is played without a player of ours: YouTube's page, else the file. */
export const videoPage = ({ youtubeId, videoUrl }: Pick<StoryCard, 'youtubeId' | 'videoUrl'>) =>
  youtubeId ? watchUrl(youtubeId) : videoUrl;
