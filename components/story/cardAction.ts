import { hasVideo, type StoryCard } from '@/lib/story/story';

/** What a control marked by `data-action` asks for; `useCardActions` does it. */
export type CardAction = 'read' | 'preview' | 'share' | 'popup' | 'back';

/** What a headline and View News do: a story with a video opens its preview first. */
export const headlineAction = (story: Pick<StoryCard, 'videoUrl' | 'youtubeId'>): CardAction =>
  hasVideo(story) ? 'preview' : 'read';
