import { hasVideo, type StoryCard } from '@/lib/story/story';

/** `useCardActions` handles these, `watchViewer` handles `view`. */
export type CardAction = 'read' | 'preview' | 'share' | 'popup' | 'view';

type Acting = Pick<StoryCard, 'videoUrl' | 'youtubeId' | 'live' | 'premium'>;

/**
 * None for a live page, which the reader would show as it was, and none for a premium story: a click
 * loads the document.
 */
export const readAction = ({
  live,
  premium,
}: Pick<StoryCard, 'live' | 'premium'>): CardAction | undefined =>
  live || premium ? undefined : 'read';

export const headlineAction = (story: Acting): CardAction | undefined =>
  hasVideo(story) && !story.live && !story.premium ? 'preview' : readAction(story);

/** Rendered after hydration only: without JavaScript these links open the article. */
export const PREVIEW_NOTE = 'preview-note';
