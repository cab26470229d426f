/**
 * The id of the text that describes links which open the preview. `StoryActions` renders it once
 * the page is hydrated: without JavaScript the same links lead to the article, and have no
 * description.
 */
export const PREVIEW_NOTE = 'preview-note';
