import { type RefObject, useLayoutEffect } from 'react';

/** How far each story was scrolled when the reader left it, in CSS pixels, by its id. */
const positions = new Map<string, number>();

/** Whether the history led back to an entry that showed its story before; its first time is noted. */
function isShownAgain(): boolean {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'shown' in state) return true;
  history.replaceState({ ...history.state, shown: true }, '');
  return false;
}

/**
 * Gives the focus to a story's headline, which is then read aloud and not the whole story; where there
 * is none yet, to what holds it. The space bar scrolls either.
 */
export function focusStory(content: HTMLElement | null): void {
  const headline = content?.querySelector('h1');
  if (headline) headline.tabIndex = -1;
  (headline ?? content)?.focus({ preventScroll: true });
}

/**
 * Gives the focus to the story, and with Back from a story that was
 * opened from it shows it where it was left.
 */
export function useReadingPosition(id: string, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    focusStory(content.current);
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    if (isShownAgain()) dialog.scrollTop = positions.get(id) ?? 0;
    return () => void positions.set(id, dialog.scrollTop);
  }, [id, content]);
}
