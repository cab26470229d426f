import { hasVideo, type StoryCard } from '@/lib/stories/model/story';

/** What a control marked by `data-action` asks for; `useCardActions` does it, and `watchViewer` what `view` asks for. */
export type CardAction = 'read' | 'preview' | 'share' | 'popup' | 'view';

/** What a headline and View News do: a story with a video opens its preview first. */
export const headlineAction = (story: Pick<StoryCard, 'videoUrl' | 'youtubeId'>): CardAction =>
  hasVideo(story) ? 'preview' : 'read';

/**
 * The id of the text that describes links which open the preview. `StoryActions` renders it once
 * the page is hydrated: without JavaScript the same links lead to the article, and have no
 * description.
 */
export const PREVIEW_NOTE = 'preview-note';
