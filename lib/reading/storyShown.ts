const SHOWN = 'story-shown';

/** Tells that another story is on the screen, or another part of it: the reader opened, filled or closed. */
export const tellStoryShown = (): void => void dispatchEvent(new Event(SHOWN));

/** Calls back at each of these moments. */
export const onStoryShown = (follow: () => void): void => addEventListener(SHOWN, follow);
