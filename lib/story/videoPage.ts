import { EMBED_ORIGINS } from './embedOrigins';
import type { StoryCard } from './story';

export const watchUrl = (youtubeId: string) => `https://www.youtube.com/watch?v=${youtubeId}`;

export const embedUrl = (youtubeId: string) => `${EMBED_ORIGINS.youtube}/embed/${youtubeId}`;

/** A page that plays the video without our player: YouTube's, else the file. */
export const videoPage = ({ youtubeId, videoUrl }: Pick<StoryCard, 'youtubeId' | 'videoUrl'>) =>
  youtubeId ? watchUrl(youtubeId) : videoUrl;
