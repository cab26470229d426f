/**
 * An id that the viewer's URL uses as its fragment: without a script the link jumps to the card.
 */
export const viewedId = (storyId: string) => `view-${storyId}`;

export const viewedFragment = (storyId: string) => `#${viewedId(encodeURIComponent(storyId))}`;
