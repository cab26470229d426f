import { hasVideo, type StoryCard } from '@/lib/story/story';

/** `useCardActions` handles these, `watchViewer` handles `view`. */
export type CardAction = 'read' | 'preview' | 'share' | 'popup' | 'view';

export const headlineAction = (story: Pick<StoryCard, 'videoUrl' | 'youtubeId'>): CardAction =>
  hasVideo(story) ? 'preview' : 'read';

/** Rendered after hydration only: without JavaScript these links open the article. */
export const PREVIEW_NOTE = 'preview-note';
