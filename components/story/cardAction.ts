import { hasVideo, type StoryCard } from '@/lib/story/story';

/** `useCardActions` handles these, `watchViewer` handles `view`. */
export type CardAction = 'read' | 'preview' | 'share' | 'popup' | 'view';

type Acting = Pick<StoryCard, 'videoUrl' | 'youtubeId' | 'live' | 'premium'>;

/**
 * Null for live and premium stories, whose click loads the document: the reader would show them
 * frozen or cut.
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
