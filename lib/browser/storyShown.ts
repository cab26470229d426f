const SHOWN = 'story-shown';

export const tellStoryShown = (): void => void dispatchEvent(new Event(SHOWN));

export const onStoryShown = (follow: () => void): void => addEventListener(SHOWN, follow);
