import { hasVideo, type StoryCard } from '@/lib/story/story';

/** `useCardActions` handles these, `watchViewer` handles `view`. */
export type CardAction = 'read' | 'preview' | 'share' | 'popup' | 'view';

type Acting = Pick<StoryCard, 'videoUrl' | 'youtubeId' | 'live'>;

/** None for a live page: the reader would show it as it was, so a click loads the document. */
export const readAction = ({ live }: Pick<StoryCard, 'live'>): CardAction | undefined =>
  live ? undefined : 'read';

export const headlineAction = (story: Acting): CardAction | undefined =>
  hasVideo(story) && !story.live ? 'preview' : readAction(story);

/** Rendered after hydration only: without JavaScript these links open the article. */
export const PREVIEW_NOTE = 'preview-note';
