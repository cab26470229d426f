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
 * Gives the focus to the story, so that the space bar scrolls it, and with Back from a story that was
 * opened from it shows it where it was left.
 */
export function useReadingPosition(id: string, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    content.current?.focus({ preventScroll: true });
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    if (isShownAgain()) dialog.scrollTop = positions.get(id) ?? 0;
    return () => void positions.set(id, dialog.scrollTop);
  }, [id, content]);
}
